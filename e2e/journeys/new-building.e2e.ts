import { randomUUID } from 'node:crypto';
import { signIn } from '../support/api.ts';
import { tabTo as pressTabTo } from '../support/keyboard.ts';
import { expect, test } from '../support/people.ts';
import { registerOwner } from '../support/register.ts';

/** A clock of the journey itself: what people are promised is minutes, not seconds. */
const threeMinutes = 180_000;

test('from registration to a living building in under three minutes', async ({ page }) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(30_000);
  const started = Date.now();
  await registerOwner(page, { name: 'Ratna Dewi', organization: 'Kos Ratna', building: 'Kos Ratna Dago' });
  await expect(page.getByRole('heading', { level: 1, name: 'Siapkan Kos Ratna Dago' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Pola ini membuat 16 kamar.')).toBeVisible();
  await expect(page.getByText('K-101, K-102, K-103 … K-208')).toBeVisible();
  await page.getByRole('button', { name: 'Periksa' }).click();
  await page.getByRole('button', { name: 'Buat 16 unit' }).click();
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByRole('link', { name: 'Buka gedung' }).click();
  await page.getByRole('link', { name: 'Unit', exact: true }).click();

  await expect(page.getByRole('button', { name: 'K-101 Kosong Lantai 1' })).toBeVisible();
  await page.getByRole('button', { name: 'K-101 Kosong Lantai 1' }).click();
  await page.getByRole('button', { name: 'Tambah orang' }).click();
  await page.getByLabel('Nama', { exact: true }).fill('Ani Lestari');
  await page.getByLabel('Sebagai').selectOption('tenant');
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Penanggung tagihan')).toBeVisible();
  // The form above the unit is gone, and gives the focus back, before Escape is meant for the unit.
  await expect(page.getByRole('button', { name: 'Simpan' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Tambah orang' })).toBeFocused();
  await page.keyboard.press('Escape');

  await expect(page.getByRole('button', { name: 'K-101 Disewa Lantai 1' })).toBeVisible();
  expect(Date.now() - started).toBeLessThan(threeMinutes);
});

test('an import names the row that is wrong, gives it back, and makes the others', async ({ page, baseURL }) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(30_000);
  await signIn(page.request, baseURL!, 'pengelola');
  const code = randomUUID().slice(0, 6).toUpperCase();
  await page.goto('/imah/new/building');
  await page.getByRole('radio', { name: /^Ruko/ }).check();
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByLabel('Nama gedung').fill(`Ruko ${code}`);
  await page.getByLabel('Provinsi').selectOption('Bali');
  await page.getByLabel('Kota atau kabupaten').fill('Denpasar');
  await page.getByRole('button', { name: 'Buat gedung' }).click();
  await page.waitForURL(/building=/);

  await page.getByRole('radio', { name: 'Berkas' }).click();
  const csv = 'blok,lantai,unit,luas\nBlok A,1,A-1,75\nBlok A,1,A-2,tujuh\nBlok A,1,A-3,75\n';
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'ruko.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByRole('button', { name: 'Periksa' }).click();
  await expect(page.getByText('1 dari 3 baris bermasalah. Belum ada yang disimpan.')).toBeVisible();
  await expect(page.getByRole('row', { name: /3 luas Luas harus angka lebih dari 0/ })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Unduh baris bermasalah' }).click();
  const file = await (await download).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of file) chunks.push(Buffer.from(chunk as Uint8Array));
  expect(Buffer.concat(chunks).toString()).toBe(
    '\uFEFFblok,lantai,unit,luas,kesalahan\r\nBlok A,1,A-2,tujuh,"Luas harus angka lebih dari 0, dalam m²"\r\n',
  );

  await page.getByRole('button', { name: 'Buat 2 unit yang benar' }).click();
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByRole('link', { name: 'Buka gedung' }).click();
  await page.getByRole('link', { name: 'Unit', exact: true }).click();
  await page.getByRole('tab', { name: 'Blok A' }).click();
  await expect(page.getByRole('button', { name: 'A-1 Kosong Lantai 1' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'A-3 Kosong Lantai 1' })).toBeVisible();

  // Out of the lists, and back.
  await page.getByRole('link', { name: 'Setelan', exact: true }).click();
  await page.getByRole('button', { name: 'Arsipkan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Arsipkan' }).click();
  await expect(page.getByText('Gedung ini diarsipkan')).toBeVisible();
  await page.getByRole('button', { name: 'Aktifkan kembali' }).click();
  await expect(page.getByText('Gedung ini diarsipkan')).toHaveCount(0);
});

test('by keyboard alone: describe a building, make its units by a pattern, walk over its board, open a unit', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(120_000);
  page.setDefaultTimeout(30_000);
  await signIn(page.request, baseURL!, 'pengelola');
  const name = `Wisma ${randomUUID().slice(0, 6)}`;
  const { keyboard } = page;
  const tabTo = (label: RegExp) => pressTabTo(page, label);

  await page.goto('/imah/new/building');
  await expect(page.getByRole('radio').first()).toBeVisible();
  await tabTo(/^Apartemen/);
  await keyboard.press('Space');
  await tabTo(/^Lanjut$/);
  await keyboard.press('Enter');
  await expect(page.getByLabel('Nama gedung')).toBeVisible();
  await tabTo(/^Nama gedung/);
  await keyboard.type(name);
  await tabTo(/^Provinsi/);
  await keyboard.type('Bali');
  await tabTo(/^Kota atau kabupaten/);
  await keyboard.type('Denpasar');
  await keyboard.press('Enter');
  await page.waitForURL(/building=/);

  await expect(page.getByText('Pola ini membuat 80 unit.')).toBeVisible();
  await tabTo(/^Periksa$/);
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Buat 80 unit' })).toBeVisible();
  await tabTo(/^Buat 80 unit$/);
  await keyboard.press('Enter');
  await page.waitForURL(/step=people/);
  await tabTo(/^Lanjut$/);
  await keyboard.press('Enter');
  await page.waitForURL(/step=done/);
  await tabTo(/^Buka gedung$/);
  await keyboard.press('Enter');

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await tabTo(/^Unit$/);
  await keyboard.press('Enter');
  await page.getByRole('tab', { name: 'Menara A' }).focus();
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowLeft');
  const first = page.getByRole('button', { name: /^A-1001/ });
  if (!(await first.isVisible())) await page.getByRole('tab', { name: 'Menara A' }).press('Enter');
  await tabTo(/^A-1001/);
  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'A-0902 Kosong Lantai 9' })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Unit A-0902' })).toBeVisible();
  await keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
