import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright';
import { workspaceRoot } from '../run/workspace.ts';

/** What the page is measured with: an organisation of 5,000 units and 2,000 people, or one with 100,000 tickets. */
export type Filling = 'people' | 'tickets';

interface PageServer {
  readonly url: string;
  /** Of an open session of the owner. */
  readonly token: string;
  readonly orgId: string;
  close(): Promise<void>;
}

/** Starts the whole server with the built pages in a process of its own; `close` ends it. */
export async function startPageServer<S extends object = object>(filling: Filling): Promise<PageServer & S> {
  const child = fork(
    fileURLToPath(new URL('../../apps/server/src/testing/page-bench-server.ts', import.meta.url)),
    [`${workspaceRoot}apps/web/dist`, filling],
    { stdio: ['ignore', 'inherit', 'inherit', 'ipc'], execArgv: ['--conditions=@imah/source'] },
  );
  // The server has written it as the caller reads it.
  const [started] = (await once(child, 'message')) as [Omit<PageServer, 'close'> & S];
  return {
    ...started,
    close: async () => {
      child.send('end');
      await once(child, 'exit');
    },
  };
}

/** A page at a desk, signed in as the owner, that remembers its worst interaction from now on. */
export async function openPage(
  browser: Browser,
  { url, token }: Pick<PageServer, 'url' | 'token'>,
  path: string,
): Promise<Page> {
  const context = await browser.newContext({ locale: 'id-ID', viewport: { width: 1440, height: 900 } });
  await context.addCookies([{ name: 'imah_session', value: token, url, httpOnly: true, sameSite: 'Lax' }]);
  const page = await context.newPage();
  await page.goto(`${url}${path}`);
  return page;
}

/** Milliseconds from an event to the frame after it, the longest from here on; the page tells it by `worstOf`. */
export async function watchInteractions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = globalThis as unknown as { worst: number };
    seen.worst = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.worst = Math.max(seen.worst, duration);
      // The threshold is newer than the types.
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });
}

export const worstOf = (page: Page): Promise<number> =>
  page.evaluate(() => (globalThis as unknown as { worst: number }).worst);
