import { leadTo } from './lead-to.ts';

/** One entry of the history, and how one came to it. */
export interface Arrival {
  readonly key: string;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly kind: 'PUSH' | 'REPLACE' | 'POP';
}

const storageKey = 'imah-scroll';
/** So many entries of the history keep how far they were scrolled. */
const mostPositions = 100;

/**
 * What happens to scroll and focus when the page changes: a new page is shown from its top with focus on its title, which
 * is how it is announced; one that was left before is shown where it was left. What only changes the query or the hash of
 * the same page (a filter, a drawer) moves neither.
 */
export function createArrivals(page: Window, first: Arrival): (arrival: Arrival) => void {
  const { document, history, sessionStorage } = page;
  const positions = new Map(read(sessionStorage));
  let shown = first;
  let stop = () => {};

  history.scrollRestoration = 'manual';
  page.addEventListener('scroll', () => positions.set(shown.key, page.scrollY), { passive: true });
  page.addEventListener('pagehide', () => {
    sessionStorage.setItem(storageKey, JSON.stringify([...positions].slice(-mostPositions)));
    // A reload is the browser's own business.
    history.scrollRestoration = 'auto';
  });
  page.addEventListener('pageshow', () => (history.scrollRestoration = 'manual'));

  return (next) => {
    const last = shown;
    if (next.key === last.key && next.pathname === last.pathname) return;
    shown = next;
    stop();
    const isOther = next.pathname !== last.pathname;
    const kept = next.kind === 'POP' ? positions.get(next.key) : undefined;
    if (kept === undefined && isOther && next.hash !== '') {
      document.getElementById(namedBy(next.hash))?.scrollIntoView();
      return;
    }
    stop = leadTo(page, {
      scroll: kept ?? (isOther ? 0 : null),
      leftFor: next.kind === 'POP' ? last.pathname + last.search : null,
      focus: isOther ? 'title' : 'kept',
    });
  };
}

/** The id that a hash names; one that anybody has written into a link may be no text at all. */
function namedBy(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

function read(storage: Storage): [string, number][] {
  try {
    // Only we write this key.
    return JSON.parse(storage.getItem(storageKey) ?? '[]') as [string, number][];
  } catch {
    // Without it a page that one comes back to begins at its top.
    return [];
  }
}
