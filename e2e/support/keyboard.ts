import type { Page } from '@playwright/test';

const stops = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Presses Tab until what has the focus is called so. It waits for the page to have such a stop first: eighty presses
 * are over in less time than a part of a page may take to come. A page without one fails the journey.
 */
export async function tabTo(page: Page, label: RegExp): Promise<void> {
  await page.waitForFunction(
    ({ selector, source, flags }) => {
      const wanted = new RegExp(source, flags);
      return [...document.querySelectorAll(selector)].some((element) => {
        const labels = 'labels' in element && element.labels instanceof NodeList ? element.labels : null;
        const name = element.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element.textContent;
        return wanted.test(name.trim());
      });
    },
    { selector: stops, source: label.source, flags: label.flags },
  );
  for (let presses = 0; presses < 80; presses += 1) {
    const focused = await page.evaluate(() => {
      const element = document.activeElement;
      const labels =
        element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null;
      return element?.getAttribute('aria-label') ?? labels?.[0]?.textContent ?? element?.textContent ?? '';
    });
    if (label.test(focused.trim())) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${label}`);
}
