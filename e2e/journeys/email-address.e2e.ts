import { mailedLink } from '../support/mails.ts';
import { newEmail } from '../support/members.ts';
import { expect, password, test } from '../support/people.ts';

test('a new account corrects a mistyped address, verifies it by the link of a mail, and goes over to another one', async ({
  page,
  browser,
  baseURL,
}) => {
  // Three mails are waited for, each sent by a job.
  test.slow();
  const [mistyped, email, next] = [newEmail('rona'), newEmail('rina'), newEmail('rina-baru')];
  await page.goto('/register');
  await page.getByLabel('Nama lengkap').fill('Rina Lestari');
  await page.getByLabel('Email').fill(mistyped);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Buat akun' }).click();
  await page.waitForURL('**/boarding');

  await page.goto('/imah/akun');
  const banner = page.getByText(`Alamat ${mistyped} belum diverifikasi.`);
  await expect(banner).toBeVisible();
  await expect(page.getByText('Belum diverifikasi', { exact: true })).toBeVisible();

  const dialog = page.getByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' });
  const askFor = async (address: string) => {
    await page.getByLabel('Alamat email baru').fill(address);
    await page.getByRole('button', { name: 'Kirim tautan' }).click();
    await dialog.getByLabel('Kata sandi Anda', { exact: true }).fill(password);
    await dialog.getByRole('button', { name: 'Konfirmasi' }).click();
    await expect(page.getByText(`Menunggu konfirmasi ${address}`)).toBeVisible();
  };
  await page.getByRole('button', { name: 'Salah ketik? Perbaiki alamat' }).click();
  await askFor(email);

  // On another device, where nobody is signed in; the open page hears of it.
  const elsewhere = await (await browser.newContext({ baseURL: baseURL! })).newPage();
  await elsewhere.goto(await mailedLink(page.request, baseURL!, { to: email, holds: '/verifikasi?token=' }));
  await elsewhere.getByRole('button', { name: 'Ya, ini alamat email saya' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'Alamat email terverifikasi' })).toBeVisible();
  await elsewhere.context().close();
  await expect(page.getByText('Terverifikasi', { exact: true })).toBeVisible();
  await expect(banner).toBeHidden();

  await page.getByRole('button', { name: 'Ganti alamat email' }).click();
  await askFor(next);

  await page.goto(await mailedLink(page.request, baseURL!, { to: next, holds: '/verifikasi?token=' }));
  await page.getByRole('button', { name: 'Ya, ini alamat email saya' }).click();
  await page.getByRole('link', { name: 'Ke Beranda' }).click();
  await page.goto('/logout');
  await page.waitForURL('**/login');
  await page.getByLabel('Email').fill(next);
  await page.getByLabel('Kata sandi', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
  await page.waitForURL(/\/(?:imah|boarding)$/);
});
