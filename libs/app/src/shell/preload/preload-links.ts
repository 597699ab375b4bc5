import { matchRoutes, type RouteObject } from 'react-router-dom';
import { whenIdleOf } from '../browser/when-idle.ts';
import { createIdlePreloader } from './idle-preload.ts';

/** Fetches in quiet moments the code of the pages that the links of this page lead to. Answers with a way to stop. */
export function preloadLinks(page: Window, routes: RouteObject[]): () => void {
  const whenIdle = whenIdleOf(page);
  const preloader = createIdlePreloader(whenIdle);
  let isLooking = false;

  const look = () => {
    isLooking = false;
    const links = [...page.document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')];
    preloader.add(links.flatMap(({ pathname }) => loadsOf(routes, pathname)));
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

function loadsOf(routes: RouteObject[], path: string): (() => Promise<unknown>)[] {
  return (matchRoutes(routes, path) ?? []).flatMap(({ route: { lazy } }) => {
    return typeof lazy === 'function' ? [lazy] : [];
  });
}
