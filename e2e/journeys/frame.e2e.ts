import { expect, logIn, test } from '../support/people.ts';

test('S-20 every page has the loading bar, the place of the toasts, and itself inside its layout', async ({ page }) => {
  for (const path of ['/', '/login', '/terms', '/tidak-ada']) {
    await page.goto(path);
    await page.locator('h1').waitFor();
    await expect(page.locator('[data-part=loading-bar]')).toHaveCount(1);
    await expect(page.locator('[data-part=toast-container]')).toHaveCount(1);
    await expect(page.locator('[data-layout] h1')).toHaveCount(1);
  }
});

test('S-20, S-66 the loading bar is 3 px high and shows while the next page is fetched', async ({ page }) => {
  await logIn(page, 'pengelola');
  const bar = page.locator('[data-part=loading-bar]');
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/account-*.js', async (route) => {
    await held;
    await route.continue();
  });

  await page.goto('/imah/saldo');
  await page.getByRole('button', { name: /Menu akun/ }).click();
  await page.getByRole('menuitem', { name: 'Akun' }).click();
  await expect(bar).toHaveAttribute('data-state', 'loading');
  expect((await bar.boundingBox())?.height).toBe(3);

  release();
  await expect(page).toHaveURL(/\/imah\/akun$/);
  await expect(bar).toHaveAttribute('data-state', 'idle');
});
