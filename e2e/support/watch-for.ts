import type { Page } from '@playwright/test';

/**
 * Remembers from now on whether words were on the page, also for a moment that is over before anybody looks: a device
 * obeys within half a second. Answers with the question whether they were.
 */
export async function watchFor(page: Page, words: string): Promise<() => Promise<boolean>> {
  const seen = await page.evaluateHandle((pattern) => {
    const said = { yes: false };
    const look = () => {
      said.yes ||= new RegExp(pattern).test(document.body.innerText);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    return said;
  }, words);
  return () => seen.evaluate(({ yes }) => yes);
}
