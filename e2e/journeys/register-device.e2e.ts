import mqtt from 'mqtt';
import { test } from '../support/empty-installation.ts';
import { issueCredential } from '../support/device-credential.ts';
import { expect } from '../support/people.ts';
import { registerOwner } from '../support/register.ts';

test('devices are registered by a pattern and undone, then one is registered on an empty installation, let in, speaks, is shut out, and is removed', async ({
  page,
  empty,
}) => {
  test.setTimeout(240_000);
  page.setDefaultTimeout(30_000);
  const buildingId = await registerOwner(page, {
    name: 'Ratna Dewi',
    organization: 'Kos Ratna',
    building: 'Kos Ratna Dago',
  });

  await page.goto(`/imah/building/${buildingId}/iot`);
  await expect(page.getByText('Belum ada perangkat')).toBeVisible();
  await page.getByRole('button', { name: 'Tambah banyak' }).click();
  const many = page.getByRole('dialog', { name: 'Tambah banyak perangkat' });
  await many.getByLabel('Pola nama').fill('Sensor {01..03}');
  await many.getByLabel('Jenis', { exact: true }).selectOption('climate');
  await many.getByRole('button', { name: 'Periksa' }).click();
  await many.getByRole('button', { name: 'Daftarkan 3 perangkat' }).click();
  await expect(many.getByText(/^3 perangkat didaftarkan/)).toBeVisible();
  await many.getByRole('button', { name: 'Batalkan impor' }).click();
  await expect(page.getByText('Belum ada perangkat')).toBeVisible();
  await page.getByRole('button', { name: 'Tambah perangkat' }).click();
  // Refused first: nothing was chosen, and what is chosen then stays.
  await page.getByRole('button', { name: 'Simpan perangkat' }).click();
  await expect(page.getByLabel('Jenis', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await page.getByLabel('Jenis', { exact: true }).selectOption('water-meter');
  await page.getByLabel('Nama perangkat').fill('Meter air dapur');
  await page.getByRole('button', { name: 'Simpan perangkat' }).click();

  await expect(page.getByRole('heading', { name: 'Meter air dapur' })).toBeVisible();
  const panel = page.getByRole('complementary', { name: 'Rincian perangkat' });
  await expect(panel.getByText('Belum terhubung')).toBeVisible();
  const { username, password, values } = await issueCredential(page);
  await expect(page.getByText('Belum pernah dipakai')).toBeVisible();

  const device = mqtt.connect(`${empty.url.replace('http', 'ws')}/mqtt`, {
    username,
    password,
    reconnectPeriod: 0,
  });
  await device.publishAsync(values, '{"values":{"volume":41.5}}', { qos: 1 });
  await expect(panel.getByText('Daring')).toBeVisible();
  await expect(panel.getByText(/41,5/).first()).toBeVisible();

  const shutOut = new Promise<void>((resolve) => device.once('close', () => resolve()));
  await page.getByRole('button', { name: 'Tindakan untuk Meter air dapur' }).click();
  await page.getByRole('menuitem', { name: 'Nonaktifkan' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Nonaktifkan' }).click();
  await shutOut;
  await expect(panel.getByText('Nonaktif', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Tindakan untuk Meter air dapur' }).click();
  await page.getByRole('menuitem', { name: 'Hapus' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('Belum ada perangkat')).toBeVisible();
  await device.endAsync();
});
