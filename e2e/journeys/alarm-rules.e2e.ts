import { test } from '../support/empty-installation.ts';
import { expect } from '../support/people.ts';
import { ownPump, sayPast } from '../support/pump.ts';

test('a rule is tried on the past of a pump, switched on, and raises its alarm as the pump goes over its limit', async ({
  page,
  empty,
}) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(30_000);
  const own = await ownPump(page, empty);
  const { buildingId, values, client: pump } = own;
  // It was too hot twice: half an hour ago, and a little later.
  await sayPast(own, (index) => ({ temperature: index === 20 || index === 30 ? 61 : 40 }));

  await page.goto('/imah/settings/alarm');
  await expect(page.getByText('Belum ada aturan')).toBeVisible();
  await page.getByRole('button', { name: 'Buat aturan' }).click();
  const sheet = page.getByRole('dialog', { name: 'Buat aturan' });
  await sheet.getByLabel('Nama aturan').fill('Pompa terlalu panas');
  await sheet.getByLabel('Jenis', { exact: true }).selectOption('pump');
  const condition = sheet.getByRole('group', { name: 'Syarat 1' });
  await condition.getByLabel('Besaran').selectOption({ label: 'Suhu motor' });
  await condition.getByLabel('Nilai').fill('50');
  await sheet.getByRole('combobox', { name: 'Menjadi alarm' }).selectOption('at-once');
  await sheet.getByLabel('Dan tetap begitu selama').fill('0');
  await expect(
    sheet.getByText(/^Bila Suhu motor di atas 50,0.°C pada setiap Pompa, beri alarm Berat\.$/),
  ).toBeVisible();

  await sheet.getByLabel('Seberapa jauh').selectOption('1');
  await sheet.getByRole('button', { name: 'Coba aturan' }).click();
  await expect(sheet.getByText('Dalam 24 jam terakhir: 2 alarm.')).toBeVisible();
  const figure = sheet.getByRole('figure').filter({ hasText: 'Suhu motor, Pompa sumur' });
  await figure.getByRole('button', { name: 'Tampilkan tabel' }).click();
  await expect(figure.getByRole('row', { name: /Alarm yang akan diberikan/ })).toHaveCount(2);
  await sheet.getByRole('button', { name: 'Simpan aturan' }).click();
  await expect(sheet).toBeHidden();
  const rule = page.getByRole('listitem').filter({ hasText: 'Pompa terlalu panas' });
  await expect(rule.getByText(/Tanpa alarm dalam 30 hari/)).toBeVisible();
  await expect(rule.getByRole('switch', { name: 'Aturan Pompa terlalu panas' })).toBeChecked();

  await page.goto(`/imah/building/${buildingId}/iot-monitoring?rentang=1h`);
  const alarms = page.getByRole('region', { name: 'Alarm aktif' });
  await expect(alarms.getByText('Tidak ada alarm')).toBeVisible();
  await pump.publishAsync(values, '{"values":{"temperature":62}}', { qos: 1 });
  await expect(alarms.getByText(/Pompa terlalu panas: Suhu motor: 62,0.°C/)).toBeVisible();
  await pump.publishAsync(values, '{"values":{"temperature":45}}', { qos: 1 });
  await expect(alarms.getByText('Tidak ada alarm')).toBeVisible();

  // Switched off, the same value is nothing.
  await page.goto('/imah/settings/alarm');
  await expect(rule.getByText(/1 alarm dalam 30 hari/)).toBeVisible();
  await rule.getByRole('switch', { name: 'Aturan Pompa terlalu panas' }).click();
  await expect(rule.getByRole('switch', { name: 'Aturan Pompa terlalu panas' })).not.toBeChecked();
  await pump.endAsync();
});
