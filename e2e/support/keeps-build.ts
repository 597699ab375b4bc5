import type { Page } from '@playwright/test';

/** Waits until the whole build is kept on the device and its worker answers for the page. */
export async function keptOnTheDevice(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state === 'activated') return;
    await new Promise((resolve) => active?.addEventListener('statechange', resolve, { once: true }));
  });
}
