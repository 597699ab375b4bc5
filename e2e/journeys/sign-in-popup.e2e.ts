import type { Page } from '@playwright/test';
import { startOpenidProvider, type TestProvider } from '../../tools/run/openid-provider.ts';
import type { ServerProcess } from '../../tools/run/server-process.ts';
import { startServer } from '../support/start-server.ts';
import { expect, password, test } from '../support/people.ts';

let provider: TestProvider;
let server: ServerProcess;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  provider = await startOpenidProvider();
  server = await startServer({ demo: true, environment: provider.environment });
});
test.afterAll(async () => {
  await server.stop();
  await provider.close();
});

/** Presses what opens the popup, and answers the provider in it. */
async function signInAs(page: Page, button: string, account: string): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.getByRole('button', { name: button }).click();
  const popup = await opened;
  await expect.poll(() => popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([960, 600]);
  await popup.getByLabel('Akun').fill(account);
  await Promise.all([popup.waitForEvent('close'), popup.getByRole('button', { name: 'Lanjut' }).click()]);
}

test('S-22 a person links a sign-in in the popup, logs in by it, and unlinks it', async ({ page }) => {
  const { host } = new URL(provider.issuer);
  await page.goto(`${server.url}/login`);
  await page.getByLabel('Email').fill('teknisi@imah.test');
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await page.waitForURL('**/imah');

  await page.goto(`${server.url}/imah/akun/keamanan`);
  await signInAs(page, `Tautkan akun ${host}`, 'joko');
  await expect(page.getByText('joko@penyedia.test')).toBeVisible();

  await page.goto(`${server.url}/logout`);
  await page.waitForURL('**/login');
  await page.context().clearCookies();
  await page.goto(`${server.url}/login`);
  await signInAs(page, `Masuk dengan ${host}`, 'joko');
  await page.waitForURL('**/imah');

  await page.goto(`${server.url}/imah/akun/keamanan`);
  await page.getByRole('button', { name: 'Lepas joko@penyedia.test' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Lepas' }).click();
  await expect(page.getByText('Belum ada akun yang ditautkan')).toBeVisible();
});

test('S-22 a person without an account registers by the popup, and lands where a building is set up', async ({
  page,
}) => {
  const { host } = new URL(provider.issuer);
  await page.goto(`${server.url}/register`);
  await signInAs(page, `Daftar dengan ${host}`, 'kirana');

  await expect(page.getByLabel('Nama lengkap')).toHaveValue('kirana');
  await expect(page.getByLabel('Email')).toHaveValue('kirana@penyedia.test');
  await page.getByLabel('Nama lengkap').fill('Kirana Putri');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Buat akun' }).click();
  await page.waitForURL('**/boarding');

  await page.goto(`${server.url}/imah/akun`);
  await expect(page.getByText('Terverifikasi', { exact: true })).toBeVisible();
  // The account is known now: the same button leads into it.
  await page.context().clearCookies();
  await page.goto(`${server.url}/register`);
  await signInAs(page, `Daftar dengan ${host}`, 'kirana');
  await page.waitForURL(/\/(?:imah|boarding)$/);
});
