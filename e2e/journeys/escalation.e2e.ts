import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { listBuildings } from '../support/api.ts';
import { expect, test } from '../support/people.ts';

/** The job comes by every minute. */
const nextTurn = { timeout: 100_000 };

/** An organisation with one building and nobody but its owner, as whoever registers has it. */
async function register(page: Page, name: string): Promise<void> {
  await page.goto('/register');
  await page.getByLabel('Nama lengkap').fill(name);
  await page.getByLabel('Email').fill(`eskalasi-${randomUUID().slice(0, 8)}@imah.test`);
  await page.getByLabel('Kata sandi', { exact: true }).fill('melati-putih-2026');
  await page.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: 'Buat akun' }).click();
  await page.waitForURL('**/boarding');
  await page.getByRole('radio', { name: /Saya mengelola gedung/ }).check();
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByLabel('Nama organisasi').fill('Kos Wulan');
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByLabel('Nama gedung').fill('Kos Wulan Dago');
  await page.getByLabel('Jenis gedung').selectOption('boarding-house');
  await page.getByRole('button', { name: 'Lanjut' }).click();
  await page.getByLabel('Provinsi').selectOption('Jawa Barat');
  await page.getByLabel('Kota atau kabupaten').fill('Bandung');
  await page.getByRole('button', { name: 'Buat gedung' }).click();
  await page.waitForURL(/\/imah\/new\/building\?building=/);
}

test('an emergency that nobody takes on goes to whom the plan names, says so where it happened, and ends when it is taken on', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await register(page, 'Wulan Sari');
  await page.goto('/imah/settings');
  await page.getByRole('link', { name: 'Eskalasi' }).click();
  await page.getByRole('checkbox', { name: 'Teruskan bila belum ditangani' }).check();
  await page.getByRole('button', { name: 'Tambah langkah' }).click();
  const step = page.getByRole('region', { name: 'Langkah 1' });
  await step.getByRole('checkbox', { name: 'Wulan Sari' }).check();
  await step.getByLabel('Setelah').fill('0');
  await expect(page.getByText('Segera: Wulan Sari.')).toBeVisible();
  await page.getByRole('button', { name: 'Simpan' }).click();
  await expect(page.getByText('Berhasil: Rencana eskalasi disimpan.', { exact: true })).toBeVisible();

  const [building] = await listBuildings(page.request, baseURL!);
  const answer = await page.request.post(`${baseURL}/api/v1/buildings/${building?.id}/tickets`, {
    headers: { origin: baseURL!, 'idempotency-key': randomUUID() },
    data: { title: 'Pipa utama pecah', priority: 'emergency' },
  });
  const { data }: { data: { id: string } } = await answer.json();
  await page.goto(`/imah/ticket/${data.id}`);
  await expect(page.getByText(/Diteruskan ke Wulan Sari \d\d\.\d\d WIB, belum ditangani\./)).toBeVisible(nextTurn);
  await page.getByRole('button', { name: /^Pemberitahuan/ }).click();
  await expect(page.getByText('Diteruskan kepada Anda, belum ditangani').first()).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Mulai kerjakan' }).click();
  await expect(page.getByText(/Diteruskan ke Wulan Sari .*, lalu ditangani\./)).toBeVisible();
});
