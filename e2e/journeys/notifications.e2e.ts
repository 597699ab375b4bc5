import { emailOf, expect, logIn, password, test } from '../support/people.ts';

test('what happens to the account appears behind the bell of an open page, is read, and undone', async ({
  page,
  playwright,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await logIn(page, 'keuangan');
  await expect(page.getByText('Langsung', { exact: true }).first()).toBeVisible();

  // Somebody signs in with a program that was never used before.
  const browserName = `Penjelajah-${Date.now()}`;
  const elsewhere = await playwright.request.newContext({
    baseURL: baseURL!,
    extraHTTPHeaders: { 'user-agent': `${browserName}/1.0` },
  });
  const login = await elsewhere.post('/api/v1/auth/login', { data: { email: emailOf('keuangan'), password } });
  expect(login.ok()).toBe(true);
  await elsewhere.dispose();

  const bell = page.getByRole('button', { name: /^Pemberitahuan, \d+ belum dibaca$/ });
  await expect(bell).toBeVisible();
  await bell.click();
  const centre = page.getByRole('dialog', { name: 'Pemberitahuan' });
  const told = centre.getByRole('listitem').filter({ hasText: browserName });
  await expect(told).toBeVisible();
  await told.getByRole('button', { name: 'Mengapa saya menerima ini?' }).click();
  await expect(told.getByText('Ini menyangkut keamanan akun Anda')).toBeVisible();

  await centre.getByRole('button', { name: 'Tandai semua dibaca' }).click();
  await expect(told.getByText('Belum dibaca')).toBeHidden();
  await centre.getByRole('button', { name: 'Urungkan' }).click();
  await expect(told.getByText('Belum dibaca')).toBeVisible();
});

test('quiet hours are kept by the account', async ({ page }) => {
  await logIn(page, 'keuangan');
  await page.goto('/imah/akun#pemberitahuan');
  const quiet = page.getByRole('checkbox', { name: 'Pakai jam tenang' });
  await quiet.setChecked(true);
  const from = page.getByLabel('Mulai', { exact: true });
  const saved = page.waitForResponse((response) => response.url().endsWith('/notifications/settings') && response.ok());
  await from.fill('21.30');
  await saved;

  await page.reload();
  await expect(from).toHaveValue('21.30');
  await quiet.setChecked(false);
  await expect(from).toBeHidden();
});
