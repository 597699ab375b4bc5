import { matchRoutes, type RouteObject } from 'react-router-dom';
import { whenIdleOf } from '../../idle/index.ts';
import { createIdlePreloader } from './idle-preload.ts';

type Load = () => Promise<unknown>;

/** The part of a window that says how its files come to it. */
interface FilesPage {
  readonly navigator: { readonly serviceWorker?: unknown; readonly connection?: { readonly saveData?: boolean } };
}

/**
 * Gets ready what the links of this page lead to. Files are brought by the worker that keeps the build, on a thread of
 * its own: the page only runs the code of a link that somebody reaches for. Where a browser has no such worker (plain
 * http), the page fetches it in quiet moments itself. Answers with a way to stop.
 */
export function preloadLinks(page: Window, routes: RouteObject[]): () => void {
  const loadsOf = loadsByPath(routes);
  const stops = [watchReach(page, loadsOf), ...(bringsOwnFiles(page) ? [watchLinks(page, loadsOf)] : [])];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Whether nobody but the page itself fetches files ahead; whoever spares their data plan is spared that. */
export function bringsOwnFiles({ navigator }: FilesPage): boolean {
  return navigator.serviceWorker === undefined && navigator.connection?.saveData !== true;
}

/** What the pages of a path load; each path is matched once, since matching ranks the whole route map. */
export function loadsByPath(routes: RouteObject[]): (path: string) => readonly Load[] {
  const known = new Map<string, readonly Load[]>();
  return (path) => {
    const before = known.get(path);
    if (before !== undefined) return before;
    const loads = (matchRoutes(routes, path) ?? []).flatMap(({ route: { lazy } }) =>
      typeof lazy === 'function' ? [lazy] : [],
    );
    known.set(path, loads);
    return loads;
  };
}

const links = 'a[href^="/"]';

/** A pointer over a link, a finger on it, or the focus in it. */
function watchReach(page: Window, loadsOf: (path: string) => readonly Load[]): () => void {
  const preloader = createIdlePreloader((callback) => callback());
  const reach = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>(links) : null;
    if (link !== null) preloader.add(loadsOf(link.pathname));
  };
  const stop = new AbortController();
  for (const name of ['pointerover', 'focusin'])
    page.document.addEventListener(name, reach, { passive: true, signal: stop.signal });
  return () => stop.abort();
}

function watchLinks(page: Window, loadsOf: (path: string) => readonly Load[]): () => void {
  const whenIdle = whenIdleOf(page);
  const preloader = createIdlePreloader(whenIdle);
  let isLooking = false;

  const look = () => {
    isLooking = false;
    const found = [...page.document.querySelectorAll<HTMLAnchorElement>(links)];
    preloader.add(found.flatMap(({ pathname }) => loadsOf(pathname)));
  };
  const observer = new MutationObserver(() => {
    if (isLooking) return;
    isLooking = true;
    whenIdle(look);
  });
  observer.observe(page.document.body, { childList: true, subtree: true });
  whenIdle(look);
  return () => observer.disconnect();
}
