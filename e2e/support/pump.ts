import type { Page } from '@playwright/test';
import mqtt, { type MqttClient } from 'mqtt';
import { type DeviceCredential, issueCredential } from './device-credential.ts';
import { registerOwner } from './register.ts';

const minute = 60_000;

/** A pump of a building, which speaks as whoever holds the client. */
export interface Pump extends DeviceCredential {
  readonly buildingId: string;
  readonly client: MqttClient;
}

/** Somebody who has just registered, with a building whose well pump is registered and connected. */
export async function ownPump(page: Page, empty: { readonly url: string }): Promise<Pump> {
  const buildingId = await registerOwner(page, {
    name: 'Ratna Dewi',
    organization: 'Kos Ratna',
    building: 'Kos Ratna Dago',
  });
  await page.goto(`/imah/building/${buildingId}/iot`);
  await page.getByRole('button', { name: 'Tambah perangkat' }).click();
  await page.getByLabel('Jenis', { exact: true }).selectOption('pump');
  await page.getByLabel('Nama perangkat').fill('Pompa sumur');
  await page.getByRole('button', { name: 'Simpan perangkat' }).click();
  const credential = await issueCredential(page);
  const { username, password } = credential;
  const client = mqtt.connect(`${empty.url.replace('http', 'ws')}/mqtt`, { username, password, reconnectPeriod: 0 });
  return { ...credential, buildingId, client };
}

/** Says what the pump measured in each of the last 50 minutes. */
export async function sayPast({ client, values }: Pump, valuesOf: (index: number) => object): Promise<void> {
  const now = Date.now();
  const past = Array.from({ length: 50 }, (_, index) => ({ ts: now - (50 - index) * minute, values: valuesOf(index) }));
  await client.publishAsync(values, JSON.stringify(past), { qos: 1 });
}
