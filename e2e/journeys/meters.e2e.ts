import type { MeterDetail } from '@imah/contract/metering';
import { onePicture as photo } from '../support/one-picture.ts';
import { test } from '../support/empty-installation.ts';
import { livesThereSince, monthsAgo } from '../support/months.ts';
import { expect } from '../support/people.ts';
import { send } from '../support/send.ts';
import { joinBuilding, manageBuilding } from '../support/two-people.ts';

test('a manager puts in a meter and reads it; what is odd waits and is approved with a reason; the resident sees her consumption at once', async ({
  page,
  browser,
  empty,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  const building = await manageBuilding(page, empty, 'Menara Anggrek');
  const resident = await joinBuilding({ browser, manager: page, empty }, building, {
    name: 'Siti Aminah',
    unit: 'A-0101',
  });
  await livesThereSince(page, building, monthsAgo(1));
  await resident.setViewportSize({ width: 390, height: 844 });
  await resident.goto('/imah/meter');
  await expect(resident.getByText('Belum ada meteran')).toBeVisible();

  await page.goto(`/imah/building/${building.id}`);
  await page.getByRole('link', { name: 'Meteran', exact: true }).click();
  await page.getByRole('button', { name: 'Tambah meteran' }).click();
  const adding = page.getByRole('dialog', { name: 'Tambah meteran' });
  await adding.getByRole('combobox', { name: 'Unit' }).fill('A-0101');
  await page.getByRole('option', { name: 'A-0101' }).click();
  await adding.getByLabel('Nomor meteran').fill('L-1024');
  await adding.getByRole('textbox', { name: 'Tanggal pasang' }).fill(typed(monthsAgo(3)));
  await adding.getByLabel('Angka saat dipasang').fill('100');
  await adding.getByRole('button', { name: 'Simpan' }).click();
  await expect(adding).toBeHidden();
  await page.getByRole('link', { name: /A-0101 · L-1024/ }).click();
  await expect(page.getByRole('heading', { name: 'Listrik · L-1024' })).toBeVisible();

  // A hundred a month is what is usual here.
  const meterId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  for (const [back, units] of [
    [2, 200],
    [1, 300],
    [0, 400],
  ] as const) {
    const at = new Date(`${monthsAgo(back)}T00:30:00+07:00`).toISOString();
    const body = { at, values: [units * 1000] };
    await send(page, 'POST', `buildings/${building.id}/meters/${meterId}/readings`, body);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole('button', { name: 'Baca meteran' }).click();
  const reading = page.getByRole('dialog', { name: 'Baca meteran L-1024' });
  await expect(reading.getByText(/^Terakhir 400 kWh pada/)).toBeVisible();
  await reading.getByLabel('Angka meteran').fill('5400');
  await expect(reading.getByText('Jauh di atas pemakaian biasanya')).toBeVisible();
  await reading.getByRole('button', { name: 'Tetap kirim untuk disetujui' }).click();
  await expect(reading).toBeHidden();
  const resting = resident.getByRole('region', { name: 'Listrik unit A-0101' });
  await expect(resting.getByText('400 kWh', { exact: true }).first()).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: 'Semua meteran' }).click();
  await page.getByRole('button', { name: 'Setujui pembacaan L-1024' }).click();
  const approving = page.getByRole('dialog', { name: 'Setujui pembacaan L-1024?' });
  await approving.getByLabel('Alasan').fill('Ada acara besar');
  await approving.getByRole('button', { name: 'Setujui' }).click();
  await expect(page.getByRole('region', { name: 'Menunggu persetujuan' })).toBeHidden();
  await page.getByRole('link', { name: /A-0101 · L-1024/ }).click();
  await expect(page.getByText('Alasan Ratna Dewi: Ada acara besar')).toBeVisible();

  // Her page stood open, and shows it by itself.
  await expect(resting.getByText('5.400 kWh', { exact: true }).first()).toBeVisible();
  await expect(resting.getByText('5.000 kWh', { exact: true }).first()).toBeVisible();
  const { months } = (await send<MeterDetail[]>(resident, 'GET', 'own-meters'))[0] ?? { months: [] };
  expect(months.map(({ qtyMilli }) => qtyMilli)).toEqual([5_000_000, 100_000]);
  await resident.context().close();

  // In the basement there is no network: what is read waits on the phone, and arrives once there is one.
  const water = { number: 'A-2048', resource: 'water', role: 'unit', unitId: building.unitIds[1], digits: 5 };
  const hung = { registers: ['m³'], installedOn: monthsAgo(1), firstValues: [10_000] };
  const { id } = await send<MeterDetail>(page, 'POST', `buildings/${building.id}/meters`, { ...water, ...hung });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/imah/building/${building.id}/meter`);
  await page.getByRole('link', { name: 'Keliling baca' }).click();
  await page.getByRole('button', { name: 'Lanjutkan keliling' }).click();
  const round = page.getByRole('dialog', { name: 'Baca meteran A-2048' });
  await page.context().setOffline(true);
  await round.getByLabel('Angka meteran').fill('17,5');
  await round.getByLabel('Foto meteran').setInputFiles({ name: 'meteran.png', mimeType: 'image/png', buffer: photo });
  await expect(round.getByText(/Sambungan terputus/)).toBeVisible();
  await round.getByRole('button', { name: 'Simpan dan lanjut' }).click();
  await expect(page.getByText('Semua meteran sudah dibaca bulan ini.')).toBeVisible();
  await page.getByRole('radio', { name: 'Semua', exact: true }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'A-2048' });
  await expect(row).toContainText('17,5 m³');
  await expect(row).toContainText('Belum terkirim');
  await page.context().setOffline(false);
  await expect(row).toContainText('Sudah dibaca');
  const { last } = await send<MeterDetail>(page, 'GET', `buildings/${building.id}/meters/${id}`);
  expect(last?.values).toEqual([17_500]);
  // And its photo with it.
  await page.goto(`/imah/building/${building.id}/meter/${id}`);
  await expect(page.getByRole('link', { name: /meteran\.png/ })).toBeVisible();
});

/** A day as people type it. */
const typed = (day: string) => day.split('-').toReversed().join('/');
