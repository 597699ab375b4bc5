import type { ShellPorts } from '../frame/shell-ports.tsx';
import type { ColorModeActor } from './color-mode.ts';
import { here, type Reloads } from './reloads.ts';

const crawler = /bot|crawl|spider|slurp|preview|lighthouse/i;

/** What the frame is given by a real window. */
export function shellOf(
  page: Window,
  { recovery }: Pick<Reloads, 'recovery'>,
  colorMode: ColorModeActor,
  Workspace: ShellPorts['Workspace'],
): ShellPorts {
  return {
    Workspace,
    colorMode: {
      force: (mode) => colorMode.send(mode === null ? { type: 'RELEASE' } : { type: 'FORCE', mode }),
    },
    failures: {
      report: (error) => console.error(error),
      recover: () => recovery.send({ type: 'CHUNK_FAILED', path: here(page), at: Date.now(), error: null }),
      reload: () => page.location.reload(),
      isCrawler: crawler.test(page.navigator.userAgent),
    },
  };
}

/** What the frame is given while the build renders a page. */
export const buildShell: ShellPorts = {
  Workspace: ({ children }) => children,
  colorMode: { force: () => undefined },
  failures: { report: () => undefined, recover: () => undefined, reload: () => undefined, isCrawler: false },
};
