import mqtt from 'mqtt';
import { test as base } from '@playwright/test';
import { startServerProcess } from '../../tools/run/server-process.ts';
import { expect } from '../support/people.ts';
import { registerOwner } from '../support/register.ts';

/** An installation without the demonstration: what is in it, this journey has made. */
const test = base.extend<{ readonly empty: string }>({
  // Playwright reads the names of the fixtures out of this pattern: it has to be one.
  // oxlint-disable-next-line no-empty-pattern
  empty: async ({}, use) => {
    const server = await startServerProcess({ demo: false });
    await use(server.url);
    await server.stop();
  },
  baseURL: async ({ empty }, use) => use(empty),
});

test('a device is registered on an empty installation, let in, speaks, is shut out, and is removed', async ({
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
  await page.getByRole('button', { name: 'Buat kredensial' }).click();
  const dialog = page.getByRole('dialog', { name: 'Kredensial baru' });
  const told = async (term: string) =>
    (await dialog
      .locator('dt', { hasText: new RegExp(`^${term}$`) })
      .locator('+ dd')
      .textContent()) ?? '';
  const [username, secret, topic] = [await told('Nama pengguna'), await told('Kata sandi'), await told('Topik nilai')];
  await dialog.getByRole('button', { name: 'Sudah saya salin' }).click();
  await expect(page.getByText('Belum pernah dipakai')).toBeVisible();

  const device = mqtt.connect(`${empty.replace('http', 'ws')}/mqtt`, {
    username,
    password: secret,
    reconnectPeriod: 0,
  });
  await device.publishAsync(topic, '{"values":{"volume":41.5}}', { qos: 1 });
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
