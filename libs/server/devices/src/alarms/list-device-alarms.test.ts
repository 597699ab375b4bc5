import { sql } from 'kysely';
import type { Alarm } from '@imah/contract/alarms';
import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  makeAlarm,
  makeDevice,
  makeMember,
  makePlace,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Melati');
});
afterAll(() => test.close());

const page = async (who: TestPerson, deviceId: string, query = '') =>
  test.app.inject({ url: `/api/v1/devices/${deviceId}/alarms${query}`, headers: who.bearer });

it('lists the alarms of one device, those that are over too, the newest first and page by page', async () => {
  const deviceId = await makeDevice(test, place, { name: 'Pompa', online: true });
  await makeAlarm(test, place, await makeDevice(test, place, { name: 'Pompa lain', online: true }));
  const raised: string[] = [];
  for (const severity of ['critical', 'info', 'major', 'minor', 'warning']) {
    test.clock.now += 60_000;
    raised.push(await makeAlarm(test, place, deviceId, { severity, key: severity }));
    await sql`UPDATE alarm SET active = ${severity === 'warning'} WHERE id = ${raised.at(-1)}`.execute(test.context.db);
  }

  const first = (await page(place.owner, deviceId, '?limit=3')).json();
  const second = (await page(place.owner, deviceId, `?limit=3&cursor=${first.meta.nextCursor}`)).json();
  const told: Alarm[] = [...first.data, ...second.data];

  expect(told.map(({ id }) => id)).toEqual(raised.toReversed());
  expect(told.map(({ active }) => active)).toEqual([true, false, false, false, false]);
  expect([first.data.length, second.meta.nextCursor]).toEqual([3, null]);
});

it('hides them from whoever may not see the device', async () => {
  const deviceId = await makeDevice(test, place, { name: 'Pompa', online: true });
  const resident = await makeMember(test, place, 'Warga', ['resident']);
  const stranger = (await makePlace(test, 'Tetangga')).owner;

  expect([(await page(resident, deviceId)).statusCode, (await page(stranger, deviceId)).statusCode]).toEqual([
    404, 404,
  ]);
});
