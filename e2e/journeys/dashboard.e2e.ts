import { expect, logIn, test } from '../support/people.ts';

test('every number of the dashboard opens the list behind it', async ({ page }) => {
  test.setTimeout(120_000);
  await logIn(page, 'pengelola');
  await page.getByRole('link', { name: 'Dasbor' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Dasbor' })).toBeVisible();

  for (const [number, list] of [
    ['Perangkat daring', 'Perangkat daring'],
    ['Alarm aktif', 'Alarm aktif'],
    ['Energi listrik', 'Meter listrik di balik angka ini'],
    ['Tiket terbuka', 'Tiket terbuka'],
    ['Tiket tanpa petugas', 'Tiket tanpa petugas'],
  ] as const) {
    await page.getByRole('link', { name: new RegExp(`Buka daftarnya: ${number}$`) }).click();
    const sheet = page.getByRole('dialog', { name: list });
    await expect(sheet).toBeVisible();
    await sheet.getByRole('button', { name: 'Tutup' }).click();
    await expect(sheet).toBeHidden();
  }

  await page.getByRole('radio', { name: 'Hari ini' }).click();
  await expect(page).toHaveURL(/period=today/);
  await page.getByRole('link', { name: 'Apartemen Menara Melati' }).first().click();
  await expect(page).toHaveURL(/\/imah\/building\/[0-9a-f-]{36}$/);

  // The dashboard has a number of that name too, and stays until the building is there.
  await expect(page.getByRole('heading', { level: 1, name: 'Apartemen Menara Melati', exact: true })).toBeVisible();
  await page.getByRole('link', { name: /Buka daftarnya: Tiket terlambat$/ }).click();
  await expect(page).toHaveURL(/\/imah\/building\/[0-9a-f-]{36}\/ticket\?due=overdue$/);
});

test('the dashboard leads to how a month of tickets was answered, by building and by person', async ({ page }) => {
  await logIn(page, 'pengelola');
  await page.getByRole('link', { name: 'Dasbor' }).first().click();
  await page.getByRole('link', { name: 'Kinerja tiket bulan ini' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Kinerja tiket' })).toBeVisible();
  await expect(page.getByText('Dijawab tepat waktu').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Bulan berikutnya' })).toBeDisabled();

  await page.getByRole('radio', { name: 'Petugas' }).click();
  await expect(page.getByRole('row', { name: /^Agus Prasetyo/ })).toBeVisible();
  await page.getByRole('radio', { name: 'Gedung' }).click();
  await page.getByRole('link', { name: 'Apartemen Menara Melati' }).click();
  await expect(page).toHaveURL(/\/imah\/building\/[0-9a-f-]{36}\/ticket$/);
});
