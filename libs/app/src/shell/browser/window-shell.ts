import type { ShellPorts } from '../frame/shell-ports.tsx';
import type { ColorModeActor } from './color-mode.ts';
import { followArrivals } from './follow-arrivals.ts';
import { here, type Reloads } from './reloads.ts';

/** Search engines, and what fetches a page to show a card of it in a chat. */
const crawler =
  /bot|crawl|spider|slurp|preview|lighthouse|facebookexternalhit|facebookcatalog|whatsapp|telegram|embedly|pinterest|vkshare|yandex|baidu|sogou|ia_archiver|mediapartners|apis-google|feedfetcher|quora link|outbrain|w3c_validator/i;

/** Whether the page is fetched by a program that files what it sees (S-58). */
export const isCrawler = (userAgent: string): boolean => crawler.test(userAgent);

/** What the frame is given by a real window. */
export function shellOf(
  page: Window,
  { recovery }: Pick<Reloads, 'recovery'>,
  colorMode: ColorModeActor,
  Workspace: ShellPorts['Workspace'],
): ShellPorts {
  return {
    Workspace,
    arrive: followArrivals(page),
    colorMode: {
      force: (mode) => colorMode.send(mode === null ? { type: 'RELEASE' } : { type: 'FORCE', mode }),
    },
    failures: {
      report: (error) => console.error(error),
      recover: () => recovery.send({ type: 'CHUNK_FAILED', path: here(page), at: Date.now(), error: null }),
      reload: () => page.location.reload(),
      isCrawler: isCrawler(page.navigator.userAgent),
    },
  };
}

/** What the frame is given while the build renders a page. */
export const buildShell: ShellPorts = {
  Workspace: ({ children }) => children,
  colorMode: { force: () => undefined },
  arrive: () => undefined,
  failures: { report: () => undefined, recover: () => undefined, reload: () => undefined, isCrawler: false },
};
