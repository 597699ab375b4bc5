import { randomUUID } from 'node:crypto';
import { expect, test } from '../support/people.ts';
import { registerOwner } from '../support/register.ts';

/** The job comes by every minute. */
const nextTurn = { timeout: 100_000 };

test('an emergency that nobody takes on goes to whom the plan names, says so where it happened, and ends when it is taken on', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  const buildingId = await registerOwner(page, {
    name: 'Wulan Sari',
    organization: 'Kos Wulan',
    building: 'Kos Wulan Dago',
  });
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

  const answer = await page.request.post(`${baseURL}/api/v1/buildings/${buildingId}/tickets`, {
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
