import { readFile } from 'node:fs/promises';
import { test } from '../support/empty-installation.ts';
import { newEmail } from '../support/members.ts';
import { expect, password } from '../support/people.ts';
import { send } from '../support/send.ts';

/** One pixel. */
const aPicture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

test('a manager fills an empty catalogue: a category, a product with its price, a promotion that is tried; a table with a wrong row is taken over without it, undone, and what is there leaves as a file', async ({
  page,
  empty,
}) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(30_000);
  // Opening an account and an organisation have journeys of their own: here they are there already.
  const email = newEmail('pengelola');
  await page.goto('/login');
  await send(page, 'POST', 'auth/register?web=true', {
    name: 'Ratna Dewi',
    email,
    password,
    acceptedTerms: '2026-11-01',
  });
  const letter = new URL(await empty.mailedLink(email, '/verifikasi?token='), empty.url);
  await send(page, 'POST', 'auth/verify-email', { token: letter.searchParams.get('token') });
  await send(page, 'POST', 'auth/boarding', {
    organization: { name: 'Kelola Kemuning', kind: 'manager' },
    building: {
      name: 'Menara Kemuning',
      kind: 'apartment',
      timeZone: 'Asia/Jakarta',
      address: { street: '', city: 'Bandung', province: 'Jawa Barat' },
    },
  });

  await page.goto('/imah/products');
  await page.getByRole('region', { name: 'Langkah pertama' }).getByRole('link', { name: 'Buat kategori' }).click();
  await page.getByRole('button', { name: 'Tambah kategori' }).click();
  const category = page.getByRole('dialog', { name: 'Tambah kategori' });
  await category.getByLabel('Nama').fill('Minuman');
  await category.getByRole('button', { name: 'Simpan' }).click();
  await page.getByRole('treeitem', { name: /Minuman/ }).click();
  await expect(page.getByRole('button', { name: 'Tambah di bawahnya' })).toBeVisible();

  const parts = page.getByRole('navigation', { name: 'Bagian katalog' });
  await parts.getByRole('link', { name: 'Produk', exact: true }).click();
  await page.getByRole('button', { name: 'Tambah produk' }).click();
  const adding = page.getByRole('dialog', { name: 'Tambah produk' });
  await adding.getByLabel('Nama').fill('Air galon');
  await adding.getByLabel('SKU').fill('air-19');
  await adding.getByLabel('Satuan').fill('galon');
  await adding.getByLabel('Kategori').selectOption({ label: 'Minuman' });
  // Its picture is on its way while the form is being filled.
  await adding
    .locator('input[type=file]')
    .setInputFiles({ name: 'galon.png', mimeType: 'image/png', buffer: aPicture });
  await adding.getByLabel('Yang tampak di foto 1').fill('Galon biru');
  await adding.getByRole('button', { name: 'Tambah dan tetapkan harga' }).click();
  const product = page.getByRole('dialog', { name: 'Produk', exact: true });
  await product.getByRole('button', { name: 'Tetapkan harga' }).click();
  await product.getByLabel('Harga per galon').fill('20000');
  await product.getByRole('button', { name: 'Simpan harga' }).click();
  await expect(product.getByRole('listitem').filter({ hasText: 'Rp 20.000 / galon' })).toBeVisible();
  // The price is listed as soon as it is read; until its form is gone, closing asks about what was typed there.
  await expect(product.getByLabel('Harga per galon')).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listitem').filter({ hasText: 'AIR-19' })).toContainText('Rp 20.000 / galon');
  const small = page.getByRole('img', { name: 'Galon biru' });
  await expect.poll(() => small.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);

  await parts.getByRole('link', { name: 'Promosi' }).click();
  await page.getByRole('button', { name: 'Tambah promosi' }).click();
  const promotion = page.getByRole('dialog', { name: 'Tambah promosi' });
  await promotion.getByLabel('Nama').fill('Hemat air');
  await promotion.getByLabel('Besar potongan').fill('10');
  await promotion.getByLabel('Kode').fill('hemat');
  await promotion.getByRole('radio', { name: 'Kategori tertentu' }).check();
  await promotion.getByRole('checkbox', { name: 'Minuman' }).check();
  await promotion.getByRole('button', { name: 'Simpan promosi' }).click();
  await expect(page.getByRole('list', { name: 'Promosi' })).toContainText('kode HEMAT');
  const trial = page.getByRole('region', { name: 'Coba harga' });
  await trial.getByRole('combobox', { name: 'Produk' }).fill('air');
  await page.getByRole('option', { name: /Air galon/ }).click();
  await trial.getByLabel('Jumlah').fill('3');
  await trial.getByLabel('Kode promosi').fill('hemat');
  await expect(trial.getByText('Rp 54.000')).toBeVisible();

  await parts.getByRole('link', { name: 'Impor dan ekspor' }).click();
  const lines = ['sku,nama,harga,gedung', 'AIR-19,Air 19 liter,,', 'TEH,Teh botol,6000,', 'X,Salah,mahal,'];
  await page.locator('input[type=file]').setInputFiles({
    name: 'produk.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(lines.join('\n')),
  });
  await page.getByRole('button', { name: 'Periksa' }).filter({ visible: true }).click();
  await expect(page.getByRole('table', { name: 'Baris bermasalah' })).toContainText('Harga harus rupiah bulat');
  await page.getByRole('button', { name: 'Simpan 2 produk yang benar' }).click();
  const recent = page.getByRole('region', { name: 'Impor 24 jam terakhir' });
  await expect(recent).toContainText('1 baru, 1 berubah, 1 harga');
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh CSV' }).click();
  const exported = await readFile(await (await file).path(), 'utf8');
  expect(exported).toContain('"AIR-19","Air 19 liter","barang","galon","Minuman","tanpa","","aktif",,,,20000,');
  expect(exported).toContain('"TEH","Teh botol"');

  await recent.getByRole('button', { name: 'Batalkan impor' }).click();
  await expect(recent.getByText('Dibatalkan', { exact: true })).toBeVisible();
  await parts.getByRole('link', { name: 'Produk', exact: true }).click();
  await expect(page.getByRole('list', { name: 'Produk' }).getByRole('listitem')).toHaveText([/Air galon/]);
});
