import { inviteByApi, newEmail } from '../support/members.ts';
import { mailedLink } from '../support/mails.ts';
import { expect, test } from '../support/people.ts';
import { registerOwner } from '../support/register.ts';

test('from registration to a building with nothing left to set up, each step from its list', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(30_000);
  const email = newEmail('ratna');
  await registerOwner(page, { name: 'Ratna Dewi', organization: 'Kos Ratna', building: 'Kos Ratna Cihampelas', email });

  // What the rooms will be called is seen before they are made.
  await expect(page.getByText('Namanya: K-101, K-102, K-103 … K-208')).toBeVisible();
  await page.getByLabel('Kamar per lantai').fill('3');
  await expect(page.getByText('Namanya: K-101, K-102, K-103 … K-203')).toBeVisible();
  await page.getByRole('button', { name: 'Periksa' }).click();
  await page.getByRole('button', { name: 'Buat 6 unit' }).click();
  await page.waitForURL(/step=people/);
  await page.getByRole('button', { name: 'Lanjut' }).click();
  const list = page.getByRole('region', { name: 'Siapkan gedung ini' });
  await expect(list.getByText('1 dari 5 langkah')).toBeVisible();
  await page.getByRole('link', { name: 'Buka gedung' }).click();

  // Residents.
  await expect(list.getByRole('listitem').first()).toHaveText('Buat kamar6 kamarSelesai');
  await list.getByRole('link', { name: 'Catat penghuni' }).click();
  await page.getByRole('button', { name: 'K-101 Kosong Lantai 1' }).click();
  await page.getByRole('button', { name: 'Tambah orang' }).click();
  await page.getByLabel('Nama', { exact: true }).fill('Ani Lestari');
  await page.getByLabel('Sebagai').selectOption('tenant');
  await expect(page.getByLabel('Menanggung tagihan unit ini')).toBeChecked();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Penanggung tagihan')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tambah orang' })).toBeFocused();
  await page.keyboard.press('Escape');
  const overview = page.getByRole('link', { name: 'Ringkasan', exact: true });
  await overview.click();
  await expect(list.getByText('2 dari 5 langkah')).toBeVisible();

  // A label at the door.
  await list.getByRole('link', { name: 'Pasang label QR' }).click();
  await page.getByRole('button', { name: 'Tambah label' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tambah label' });
  await dialog.getByLabel('Nama tempat').fill('Pintu depan');
  await dialog.getByRole('button', { name: 'Buat label' }).click();
  await expect(dialog).toBeHidden();
  await overview.click();
  await expect(list.getByText('3 dari 5 langkah')).toBeVisible();

  // The first device.
  await list.getByRole('link', { name: 'Daftarkan perangkat' }).click();
  await page.getByRole('button', { name: 'Tambah perangkat' }).click();
  await page.getByLabel('Jenis', { exact: true }).selectOption('water-meter');
  await page.getByLabel('Nama perangkat').fill('Meter air dapur');
  await page.getByRole('button', { name: 'Simpan perangkat' }).click();
  await expect(page.getByRole('heading', { name: 'Meter air dapur' })).toBeVisible();
  const building = page.url().replace(/\/iot.*$/, '');

  // Somebody to work with, once the address is known to be theirs; then the list has done its work.
  await page.goto(building);
  await expect(list.getByText('4 dari 5 langkah')).toBeVisible();
  await page.goto(await mailedLink(page.request, baseURL!, { to: email, holds: '/verifikasi?token=' }));
  await page.getByRole('button', { name: 'Ya, ini alamat email saya' }).click();
  await expect(page.getByRole('heading', { name: 'Alamat email terverifikasi' })).toBeVisible();
  await inviteByApi(page.request, baseURL!, { email: newEmail('teknisi'), group: 'technician', buildings: 'all' });
  await page.goto(building);
  await expect(page.getByRole('heading', { name: 'Menunggu sekarang' })).toBeVisible();
  // It is known to be complete, and not asked for again.
  await expect
    .poll(() => page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('imah-setup')).length))
    .toBe(1);
  await expect(list).toHaveCount(0);
});
