import { test } from '../support/empty-installation.ts';
import { expect } from '../support/people.ts';
import { ownPump } from '../support/pump.ts';

test('an alarm is shelved and brought back; one that begins during maintenance tells nobody until that is ended', async ({
  page,
  empty,
}) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(30_000);
  const { buildingId, values, client: pump } = await ownPump(page, empty);
  await page.goto(`/imah/building/${buildingId}/iot-monitoring`);
  const alarms = page.getByRole('region', { name: 'Alarm aktif' });
  const maintenance = page.getByRole('region', { name: 'Pemeliharaan' });
  await expect(alarms.getByText('Tidak ada alarm')).toBeVisible();
  await pump.publishAsync(values, '{"values":{"temperature":91}}', { qos: 1 });

  await alarms.getByRole('button', { name: 'Tangguhkan alarm Pompa sumur' }).click();
  const shelving = page.getByRole('dialog', { name: 'Tangguhkan alarm Pompa sumur' });
  await shelving.getByLabel('Alasan').fill('Menunggu suku cadang');
  await shelving.getByRole('button', { name: 'Tangguhkan' }).click();
  await expect(shelving).toBeHidden();
  await expect(alarms.getByText(/Ditangguhkan Ratna Dewi sampai .+: Menunggu suku cadang/)).toBeVisible();
  await alarms.getByRole('button', { name: 'Aktifkan lagi alarm Pompa sumur' }).click();
  await expect(alarms.getByText(/Ditangguhkan/)).toBeHidden();
  await pump.publishAsync(values, '{"values":{"temperature":45}}', { qos: 1 });
  await expect(alarms.getByText('Tidak ada alarm')).toBeVisible();

  await maintenance.getByRole('button', { name: 'Jadwalkan' }).click();
  const planning = page.getByRole('dialog', { name: 'Jadwalkan pemeliharaan' });
  await planning.getByLabel('Pekerjaan').fill('Servis pompa');
  await planning.getByRole('button', { name: 'Jadwalkan' }).click();
  await expect(planning).toBeHidden();
  await expect(maintenance.getByText('Berlangsung')).toBeVisible();
  await pump.publishAsync(values, '{"values":{"temperature":92}}', { qos: 1 });
  await expect(alarms.getByText(/Tidak memberi tahu selama pemeliharaan, sampai .+: Servis pompa/)).toBeVisible();

  await maintenance.getByRole('button', { name: 'Akhiri Servis pompa' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Akhiri' }).click();
  // The clock of the server looks, and the page hears of it by itself.
  await expect(alarms.getByText(/Tidak memberi tahu/)).toBeHidden();
  await expect(alarms.getByRole('button', { name: 'Tangguhkan alarm Pompa sumur' })).toBeVisible();
  await maintenance.getByText('Sudah lewat').click();
  await expect(maintenance.getByText('Diakhiri')).toBeVisible();
  await pump.endAsync();
});
