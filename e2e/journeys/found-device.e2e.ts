import { join } from 'node:path';
import { test as base } from '@playwright/test';
import type { ServerProcess } from '../../tools/run/server-process.ts';
import { startServer } from '../support/start-server.ts';
import { expect } from '../support/people.ts';
import { registerOwner } from '../support/register.ts';
import { tasmotaPlug } from '../support/tasmota-plug.ts';

/** An installation without the demonstration, that listens to devices over TCP and over TLS. */
const test = base.extend<{ readonly empty: ServerProcess }>({
  // Playwright reads the names of the fixtures out of this pattern: it has to be one.
  // oxlint-disable-next-line no-empty-pattern
  empty: async ({}, use) => {
    const server = await startServer({ demo: false, environment: { MQTT_TCP_PORT: '0', MQTT_TLS_PORT: '0' } });
    await use(server);
    await server.stop();
  },
  baseURL: async ({ empty }, use) => use(empty.url),
});

test('a plug that speaks Tasmota is found, adopted, measured, switched and removed, over TCP and TLS', async ({
  page,
  empty,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  const buildingId = await registerOwner(page, {
    name: 'Ratna Dewi',
    organization: 'Kos Ratna',
    building: 'Kos Ratna Dago',
  });

  await page.goto(`/imah/building/${buildingId}/iot`);
  await page.getByRole('button', { name: 'Sambungkan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sambungkan perangkat' });
  await dialog.getByRole('button', { name: 'Buat kredensial' }).click();
  const settings = dialog.getByLabel('Pengaturan Tasmota');
  await expect(settings).toContainText('MqttUser imah-');
  const [, port = '', username = '', password = ''] =
    /MqttPort (\d+); MqttUser (\S+); MqttPassword (\S+);/.exec((await settings.textContent()) ?? '') ?? [];
  await dialog.getByRole('button', { name: 'Selesai' }).click();

  const topic = 'tasmota_E2E001';
  const plug = tasmotaPlug({ port: Number(port), username, password, topic });
  const wrong = tasmotaPlug({ port: Number(port), username, password: 'salah', topic });
  expect(await wrong.say(`tele/${topic}/LWT`, 'Online')).toContain('bad user name or password');
  await expect(page.getByText(`Kata sandi salah untuk ${username}`)).toBeVisible();

  expect(await plug.say(`tele/${topic}/STATE`, '{"POWER":"OFF"}')).toBe('');
  await plug.say(`tele/${topic}/SENSOR`, '{"ENERGY":{"Total":1.5,"Power":0,"Voltage":221,"Current":0}}');
  const found = page.getByRole('region', { name: 'Perangkat ditemukan' });
  await expect(found.getByText(/Voltage 221 V/)).toBeVisible();
  await found.getByRole('button', { name: `Jadikan ${topic} perangkat` }).click();
  const sheet = page.getByRole('dialog', { name: 'Jadikan perangkat' });
  await expect(sheet.getByLabel('Jenis', { exact: true })).toHaveValue('smart-plug');
  await sheet.getByLabel('Nama', { exact: true }).fill('Pompa kolam');
  await sheet.getByRole('button', { name: 'Simpan 1 perangkat' }).click();
  await expect(found.getByText(topic)).toBeHidden();

  const dataDir = empty.dataDir;
  const { tlsPort } = await page.evaluate(async (id) => {
    const answer = await fetch(`/api/v1/buildings/${id}/found-devices`);
    const { data } = (await answer.json()) as { data: { tlsPort: number } };
    return data;
  }, buildingId);
  const overTls = tasmotaPlug({
    port: tlsPort,
    username,
    password,
    topic,
    certificate: join(dataDir, 'mqtt/certificate.pem'),
  });
  expect(await overTls.say(`tele/${topic}/SENSOR`, '{"ENERGY":{"Total":1.5,"Power":415,"Voltage":223}}')).toBe('');
  await plug.say(`tele/${topic}/STATE`, '{"POWER":"OFF"}');
  await page.getByRole('link', { name: 'Pompa kolam' }).click();
  const panel = page.getByRole('complementary', { name: 'Rincian perangkat' });
  await expect(panel.getByText(/415/).first()).toBeVisible();

  const obeying = overTls.obey();
  await obeying.ready;
  const control = panel.getByRole('switch', { name: 'Nyalakan' });
  await control.click();
  await expect(control).toBeChecked();
  await expect(panel.getByText('Menyala').first()).toBeVisible();
  obeying.end();

  await page.getByRole('button', { name: 'Tindakan untuk Pompa kolam' }).click();
  await page.getByRole('menuitem', { name: 'Hapus' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
  await expect(page.getByText('Belum ada perangkat')).toBeVisible();
});
