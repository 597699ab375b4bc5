import { signIn } from '../support/api.ts';
import { expect, test } from '../support/people.ts';

const mode = (page: import('@playwright/test').Page) => page.locator('html').getAttribute('data-color-mode');

test('S-27 the mode is right before the first paint, also with a preference kept', async ({ page, baseURL }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.addInitScript(() => {
    localStorage.setItem('imah-color-mode', 'dark');
    const seen: (string | undefined)[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.body) seen.push(document.documentElement.dataset['colorMode']);
    }).observe(document, { childList: true, subtree: true });
  });
  await signIn(page.request, baseURL!, 'pengelola');
  await page.goto('/imah');
  await expect(page.locator('h1')).toBeVisible();

  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(new Set(seen)).toEqual(new Set(['dark']));
});

for (const path of ['/', '/login', '/register']) {
  test(`S-27, S-19 ${path} forces light from the first paint to the last, also for a person who prefers dark`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.addInitScript(() => {
      const seen: (string | undefined)[] = [];
      Object.assign(window, { seen });
      new MutationObserver(() => seen.push(document.documentElement.dataset['colorMode'])).observe(document, {
        attributes: true,
        childList: true,
        subtree: true,
      });
    });
    await page.goto(path);
    await expect(page.locator('h1')).toBeVisible();
    await page.waitForLoadState('networkidle');

    const seen = await page.evaluate(() => (window as unknown as { seen: (string | undefined)[] }).seen);
    expect(new Set(seen.filter((mode) => mode !== undefined))).toEqual(new Set(['light']));
  });
}

test('S-27 without a preference the mode follows the system, at once', async ({ page, baseURL }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page.request, baseURL!, 'pengelola');
  await page.goto('/imah');
  await expect(page.locator('h1')).toBeVisible();
  const before = await mode(page);

  await page.emulateMedia({ colorScheme: 'light' });
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'light');
  expect(before).toBe('dark');
});

test('S-19 a page that forces light gives the dark preference back when it is left', async ({ page, baseURL }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await signIn(page.request, baseURL!, 'pengelola');
  await page.goto('/imah/new/building');
  await expect(page.locator('h1')).toBeVisible();
  const forced = await mode(page);

  await page.getByRole('link', { name: 'Simpan dan lanjutkan nanti' }).click();
  await expect(page).toHaveURL(/\/imah$/);
  await expect(page.locator('html')).toHaveAttribute('data-color-mode', 'dark');
  expect(forced).toBe('light');
});
