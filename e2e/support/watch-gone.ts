import type { Page } from '@playwright/test';

/**
 * Begins to watch an element that is there. The function it resolves with waits until it is gone and tells when that
 * was, in milliseconds since 1970: the page looks at itself, so that asking takes nothing of the time.
 */
export async function watchGone(page: Page, selector: string): Promise<() => Promise<number>> {
  const goneAt = await page.evaluateHandle(
    (wanted) => ({
      promise: new Promise<number>((resolve) => {
        const look = () => {
          if (document.querySelector(wanted) !== null) return;
          observer.disconnect();
          resolve(Date.now());
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { childList: true, subtree: true });
        look();
      }),
    }),
    selector,
  );
  return () => goneAt.evaluate(({ promise }) => promise);
}
