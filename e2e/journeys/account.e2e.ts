import { readFile } from 'node:fs/promises';
import { confirmIdentity, expect, logIn, password } from '../support/people.ts';
import { residentKinds, test } from '../support/residents.ts';

test('a person sees where they are signed in and ends the other sessions', async ({ page, browser, baseURL }) => {
  await logIn(page, 'keuangan');
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(`${baseURL}/login`);
  await other.getByLabel('Email').fill('keuangan@imah.test');
  await other.getByLabel('Kata sandi', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Masuk', exact: true }).click();
  await other.waitForURL('**/imah');

  await page.goto('/imah/akun/keamanan');
  const sessions = page.getByRole('list', { name: 'Sesi' });
  await expect(sessions.getByText('Sesi ini')).toBeVisible();
  await page.getByRole('button', { name: 'Akhiri semua sesi lain' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Akhiri semua sesi lain' }).click();

  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await other.goto(`${baseURL}/imah/akun`);
  await expect(other).toHaveURL(/\/login/);
  await elsewhere.close();
});

for (const kind of residentKinds) {
  test(`a resident who was ${kind} downloads their data, after confirming who they are`, async ({
    page,
    residents,
  }) => {
    const account = await residents(kind);
    await logIn(page, account);
    await page.goto('/imah/akun');
    await page.getByRole('link', { name: 'Privasi dan data' }).click();

    await page.getByRole('button', { name: 'Unduh data saya' }).click();
    const download = page.waitForEvent('download');
    await confirmIdentity(page, account);

    const file = await download;
    expect(file.suggestedFilename()).toMatch(/^data-imah-\d{4}-\d\d-\d\d\.json$/);
    const { parts } = JSON.parse(await readFile(await file.path(), 'utf8'));
    expect(parts.account).toMatchObject([{ email: account.email, status: 'active' }]);
    expect(parts.occupancies.length).toBeGreaterThan(0);
  });
}

test('a person makes an API token that reads buildings and nothing else', async ({ page, baseURL, playwright }) => {
  await logIn(page, 'pengelola');
  await page.goto('/imah/link');

  await page.getByRole('button', { name: 'Buat token' }).click();
  const dialog = page.getByRole('dialog', { name: 'Token API baru' });
  await dialog.getByLabel('Nama').fill('Papan lobi');
  await dialog.getByLabel('Gedung dan unit').check();
  await dialog.getByRole('button', { name: 'Buat token' }).click();
  await confirmIdentity(page);
  const token = await dialog.getByLabel('Token', { exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Sudah saya simpan' }).click();

  const program = await playwright.request.newContext({ extraHTTPHeaders: { authorization: `Bearer ${token}` } });
  const buildings = await program.get(`${baseURL}/api/v1/buildings`);
  const { data } = await buildings.json();
  const statuses = [
    buildings.status(),
    (await program.get(`${baseURL}/api/v1/buildings/${data[0].id}/devices`)).status(),
    (await program.get(`${baseURL}/api/v1/auth/whoami`)).status(),
  ];
  expect(statuses).toEqual([200, 404, 403]);

  await page.getByRole('button', { name: 'Cabut Papan lobi' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cabut' }).click();
  // While the dialog is open the page behind it is hidden in any case.
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cabut Papan lobi' })).toBeHidden();
  expect((await program.get(`${baseURL}/api/v1/buildings`)).status()).toBe(401);
  await program.dispose();
});
