import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Puts the application into its element: into the HTML that was rendered ahead, where the page's code is there to fit
 * it. Else the HTML goes: the failure of a prerendered page stands in its place, not below it (S-58).
 */
export function mountPage(element: HTMLElement, page: ReactNode, isPageThere: boolean): void {
  if (isPageThere && element.firstElementChild !== null) {
    hydrateRoot(element, page);
    return;
  }
  element.replaceChildren();
  createRoot(element).render(page);
}
