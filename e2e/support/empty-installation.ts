import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import { startServer } from './start-server.ts';
import { expect, password } from './people.ts';
import { newEmail } from './members.ts';
import { sendTo } from './send.ts';

export interface Empty {
  readonly url: string;
  /** Path and query of the newest link of a kind in the letters to an address, which lie in the data folder. */
  readonly mailedLink: (to: string, holds: string) => Promise<string>;
}

/** An installation without the demonstration: what is in it, the journey has made. */
export const test = base.extend<{ readonly empty: Empty; readonly environment: Readonly<Record<string, string>> }>({
  /** Of the server; a journey that needs another says so. */
  environment: [{}, { option: true }],
  empty: async ({ environment }, use) => {
    const server = await startServer({ demo: false, environment });
    await use({ url: server.url, mailedLink: (to, holds) => findLink(join(server.dataDir, 'mail'), to, holds) });
    await server.stop();
  },
  baseURL: async ({ empty }, use) => use(empty.url),
});

async function findLink(folder: string, to: string, holds: string): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).toSorted();
        const letters = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
        const letter = letters.findLast((text) => text.includes(to) && text.includes(holds));
        link = letter?.match(/https?:\/\/[^\s"\\<]+/g)?.find((url) => url.includes(holds));
        return link === undefined ? 'not yet' : 'there';
      },
      { timeout: 30_000 },
    )
    .toBe('there');
  const { pathname, search } = new URL(link ?? '');
  return `${pathname}${search}`;
}

/**
 * Opens an account and shows that its address is theirs, by the calls of the forms and the link of the letter: who
 * registers by the pages is in `occupant-account`. Resolves with the address.
 */
export async function registerPerson(page: Page, { url, mailedLink }: Empty, name: string): Promise<string> {
  const email = newEmail(name.toLowerCase().replaceAll(' ', '-'));
  const draft = { name, email, password, acceptedTerms: '2026-11-01' };
  await sendTo(page.request, url, 'POST', 'auth/register?web=true', draft);
  const link = await mailedLink(email, '/verifikasi?token=');
  const token = new URL(link, url).searchParams.get('token');
  await sendTo(page.request, url, 'POST', 'auth/verify-email', { token });
  return email;
}
