import { test as base } from '@playwright/test';
import type { ServerProcess } from '../../tools/run/server-process.ts';
import { startServer } from '../support/start-server.ts';
import { issueCredential } from '../support/device-credential.ts';
import { expect } from '../support/people.ts';
import { registerOwner } from '../support/register.ts';
import { hearCommands } from '../support/heard-commands.ts';
import { tasmotaPlug } from '../support/tasmota-plug.ts';

/** An installation without the demonstration, that listens to devices over TCP. */
const test = base.extend<{ readonly empty: ServerProcess }>({
  // Playwright reads the names of the fixtures out of this pattern: it has to be one.
  // oxlint-disable-next-line no-empty-pattern
  empty: async ({}, use) => {
    const server = await startServer({ demo: false, environment: { MQTT_TCP_PORT: '0' } });
    await use(server);
    await server.stop();
  },
  baseURL: async ({ empty }, use) => use(empty.url),
});

test('a type made from a copy is what a device reports and obeys, and a change of it says first what it does', async ({
  page,
}) => {
  test.setTimeout(300_000);
  page.setDefaultTimeout(30_000);
  const buildingId = await registerOwner(page, {
    name: 'Ratna Dewi',
    organization: 'Kos Ratna',
    building: 'Kos Ratna Dago',
  });

  await page.goto('/imah/settings/device');
  await page.getByRole('searchbox', { name: 'Cari jenis atau besaran' }).fill('pompa hidran');
  await page.getByRole('button', { name: 'Salin Pompa hidran' }).click();
  const sheet = page.getByRole('dialog', { name: 'Buat jenis' });
  await sheet.getByLabel('Nama jenis').fill('Pompa kolam');
  await sheet.getByRole('button', { name: 'Tambah besaran' }).click();
  const fifth = sheet.getByRole('group', { name: 'Besaran 5' });
  await fifth.getByLabel('Nama', { exact: true }).fill('Kekeruhan');
  await fifth.getByLabel('Kunci', { exact: true }).fill('Turbidity');
  await sheet.getByRole('button', { name: 'Simpan jenis' }).click();
  // Refused first: a key is written small, and what else was written stays.
  await expect(fifth.getByLabel('Kunci', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await fifth.getByLabel('Kunci', { exact: true }).fill('turbidity');
  await sheet.getByRole('button', { name: 'Simpan jenis' }).click();
  await expect(sheet).toBeHidden();
  await page.getByRole('searchbox', { name: 'Cari jenis atau besaran' }).fill('kolam');
  await expect(page.getByText('Belum dipakai', { exact: false })).toBeVisible();

  await page.goto(`/imah/building/${buildingId}/iot`);
  await page.getByRole('button', { name: 'Tambah perangkat' }).click();
  await page.getByLabel('Jenis', { exact: true }).selectOption({ label: 'Pompa kolam' });
  await page.getByLabel('Nama perangkat').fill('Pompa kolam renang');
  await page.getByRole('button', { name: 'Simpan perangkat' }).click();
  const panel = page.getByRole('complementary', { name: 'Rincian perangkat' });
  const { username, password, port, values, commands } = await issueCredential(page);
  const device = tasmotaPlug({ port, username, password, topic: 'own' });
  const heard = hearCommands({ port, username, password, topic: commands });
  await heard.ready;
  expect(await device.say(values, '{"values":{"running":true,"turbidity":7}}')).toBe('');
  await expect(panel.getByText('Kekeruhan').first()).toBeVisible();

  const control = panel.getByRole('switch', { name: 'Nyalakan pompa hidran' });
  await expect(control).toBeChecked();
  await control.click();
  const asked = page.getByRole('alertdialog');
  await asked.getByRole('textbox').fill('Kolam dikuras');
  await asked.getByRole('button', { name: 'Matikan' }).click();
  await expect(asked).toBeHidden();
  expect(JSON.parse(await heard.first)).toMatchObject({ method: 'set', params: { key: 'running', value: false } });
  expect(await device.say(values, '{"values":{"running":false}}')).toBe('');
  await expect(control).not.toBeChecked();
  heard.end();

  await page.goto('/imah/settings/device');
  await page.getByRole('button', { name: 'Ubah Pompa kolam', exact: true }).click();
  const change = page.getByRole('dialog', { name: 'Ubah jenis perangkat' });
  await change.getByRole('button', { name: 'Hapus besaran 5' }).click();
  await expect(change.getByText('Besaran yang hilang dari 1 perangkat: Kekeruhan.', { exact: false })).toBeVisible();
  await change.getByRole('button', { name: 'Simpan jenis' }).click();
  await expect(change.getByRole('checkbox', { name: 'Saya mengerti apa yang hilang' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await change.getByRole('checkbox', { name: 'Saya mengerti apa yang hilang' }).check();
  await change.getByRole('button', { name: 'Simpan jenis' }).click();
  await expect(change).toBeHidden();
  await expect(page.getByText('1 perangkat', { exact: false }).first()).toBeVisible();
  await page.goto(`/imah/building/${buildingId}/iot`);
  await page.getByRole('link', { name: 'Pompa kolam renang' }).click();
  await expect(panel.getByText('Suhu motor').first()).toBeVisible();
  await expect(panel.getByText('Kekeruhan')).toBeHidden();
});
