import type { MeterDetail } from '@imah/contract/metering';
import { issueReckoned } from '../support/bills.ts';
import { test } from '../support/empty-installation.ts';
import { livesThereSince, monthsAgo } from '../support/months.ts';
import { expect } from '../support/people.ts';
import { send } from '../support/send.ts';
import { joinBuilding, manageBuilding } from '../support/two-people.ts';

test('water is billed in tiers by a meter: a run says that it was not read, takes its reading once it is there, and the resident sees how each rupiah came about', async ({
  page,
  browser,
  empty,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  const building = await manageBuilding(page, empty, 'Menara Melati');
  const resident = await joinBuilding({ browser, manager: page, empty }, building, {
    name: 'Siti Aminah',
    unit: 'A-0101',
  });
  const month = monthsAgo(1);
  await livesThereSince(page, building, month);
  const meters = `buildings/${building.id}/meters`;
  const meter = await send<MeterDetail>(page, 'POST', meters, {
    resource: 'water',
    role: 'unit',
    unitId: building.unitIds[0],
    number: 'A-1024',
    registers: ['m³'],
    digits: 5,
    installedOn: month,
    firstValues: [100_000],
  });
  await resident.setViewportSize({ width: 390, height: 844 });
  await resident.goto('/imah/tagihan');
  await expect(resident.getByText('Belum ada tagihan')).toBeVisible();

  await page.goto('/imah/settings/billing');
  await page.getByRole('button', { name: 'Tambah tarif' }).click();
  const tariff = page.getByRole('dialog', { name: 'Tambah tarif' });
  await tariff.getByLabel('Jenis biaya').selectOption('water');
  await tariff.getByRole('button', { name: 'Tambah tingkat' }).click();
  await tariff.getByRole('button', { name: 'Tambah tingkat' }).click();
  for (const [label, typed] of [
    ['Tingkat 1, sampai', '10'],
    ['Tingkat 1, tarif per m³', '4900'],
    ['Tingkat 2, sampai', '20'],
    ['Tingkat 2, tarif per m³', '6000'],
    ['Selebihnya, tarif per m³', '7450'],
  ] as const)
    await tariff.getByLabel(label).fill(typed);
  await tariff.getByLabel('Mulai bulan').selectOption(month.slice(0, 7));
  await tariff.getByRole('button', { name: 'Simpan tarif' }).click();
  await expect(tariff).toBeHidden();
  await expect(page.getByText('3 tingkat')).toBeVisible();
  await page.getByRole('link', { name: /^Tagihan bulanan/ }).click();

  await page.getByRole('button', { name: 'Buat tagihan' }).click();
  const draft = page.getByRole('dialog', { name: 'Buat tagihan' });
  await draft.getByLabel('Bulan').selectOption(month.slice(0, 7));
  await draft.getByRole('button', { name: 'Buat draf' }).click();
  await page.getByRole('button', { name: 'Hitung' }).click();
  await expect(page.getByText('Unit A-0101, Air A-1024: belum ada bacaan, tidak ditagih.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Baca meteran A-1024' })).toHaveAttribute(
    'href',
    `/imah/building/${building.id}/meter/${meter.id}`,
  );

  // The page stands open, and hears of the reading.
  const at = new Date(`${monthsAgo(0)}T00:30:00+07:00`).toISOString();
  await send(page, 'POST', `${meters}/${meter.id}/readings`, { at, values: [123_400] });
  await expect(page.getByText('Bacaan, tarif, unit, atau penghuni berubah sejak tagihan dihitung')).toBeVisible();
  await page.getByRole('button', { name: 'Hitung' }).click();
  await expect(page.getByText('A-0101, Siti Aminah')).toBeVisible();
  await expect(page.getByText('Rp 134.330').first()).toBeVisible();
  await issueReckoned(page);

  await resident.getByRole('link', { name: /unit A-0101/ }).click();
  await expect(resident.getByRole('link', { name: 'Meteran A-1024' })).toBeVisible();
  await expect(resident.getByText(/^Awal 100 m³ pada .* · Akhir 123,4 m³ pada .* · Dipakai 23,4 m³$/)).toBeVisible();
  await expect(resident.getByText('10 m³ × Rp 4.900 = Rp 49.000')).toBeVisible();
  await expect(resident.getByText('10 m³ × Rp 6.000 = Rp 60.000')).toBeVisible();
  await expect(resident.getByText('3,4 m³ × Rp 7.450 = Rp 25.330')).toBeVisible();
  await resident.context().close();
});
