import type { Page } from '@playwright/test';

/** What the layout says of itself: the public face that outside checks read. */
export async function readFrame(page: Page) {
  const root = page.locator('[data-layout]');
  await root.first().waitFor();
  const attribute = (name: string) => root.first().getAttribute(name);
  return {
    layout: await attribute('data-layout'),
    variant: await attribute('data-variant'),
    header: await attribute('data-header'),
    padding: await attribute('data-padding'),
    colorMode: await page.locator('html').getAttribute('data-color-mode'),
  };
}
