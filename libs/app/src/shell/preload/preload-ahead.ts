import type { RouteObject } from 'react-router-dom';
import { atFirstInput } from '../../idle/index.ts';
import { preloadLinks } from './preload-links.ts';

/** Gets ready what the links of a page lead to, and what the frame around the pages opens on demand. */
export function preloadAhead(page: Window, routes: RouteObject[]): void {
  preloadLinks(page, routes);
  atFirstInput(page, [async () => (await import('../workspace/dashboard-frame.tsx')).preloadParts()]);
}
