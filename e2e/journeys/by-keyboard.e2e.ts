import { tabTo } from '../support/keyboard.ts';
import { emailOf, expect, password, test } from '../support/people.ts';

test('everything once by keyboard alone: log in, find a building, change the account, log out', async ({ page }) => {
  test.setTimeout(120_000);
  const { keyboard } = page;
  await page.goto('/login');
  // The form stands before its script runs; keys pressed until then would go nowhere.
  await page.waitForLoadState('networkidle');
  await tabTo(page, /^Email$/);
  await keyboard.type(emailOf('keuangan'));
  await tabTo(page, /^Kata sandi$/);
  await keyboard.type(password);
  await keyboard.press('Enter');
  await page.waitForURL('**/imah');
  await page.locator('main a[href^="/imah/building/"]').first().waitFor();

  await keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await keyboard.type('menara mel');
  await page
    .getByRole('option', { name: /^Apartemen Menara Melati/ })
    .first()
    .waitFor();
  await keyboard.press('Enter');
  await page.waitForURL(/\/imah\/building\/[0-9a-f-]{36}$/);
  await expect(page.locator('h1')).toContainText('Menara Melati');

  await keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await keyboard.type('akun');
  await page.getByRole('option', { name: /^Akun/ }).first().waitFor();
  await keyboard.press('Enter');
  await page.waitForURL('**/imah/akun');
  await expect(page.getByLabel('Nama', { exact: true })).toBeVisible();
  await tabTo(page, /^Nama$/);
  await keyboard.press('Control+a');
  await keyboard.type('Rina Kartika');
  await keyboard.press('Enter');
  await expect(page.getByText('Profil sudah disimpan.')).toBeVisible();

  await keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await keyboard.type('keluar');
  await page.getByRole('option', { name: /^Keluar/ }).waitFor();
  await keyboard.press('Enter');
  await page.waitForURL('**/login**');
});
