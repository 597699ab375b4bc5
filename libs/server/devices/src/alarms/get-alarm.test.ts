import {
  makeAlarm,
  makeDevice,
  makeMember,
  makePlace,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { randomUUIDv7 } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
let deviceId: string;

beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Melati');
  deviceId = await makeDevice(test, place, { name: 'Pompa 1' });
});
afterAll(() => test.close());

const ask = (alarmId: string, who: TestPerson = place.owner) =>
  test.app.inject({ url: `/api/v1/buildings/${place.buildingId}/alarms/${alarmId}`, headers: who.bearer });

it('says what the value of an alarm was compared with: the bound of its type', async () => {
  const alarmId = await makeAlarm(test, place, deviceId, { key: 'pressure' });
  const { data } = (await ask(alarmId)).json();

  expect([data.id, data.deviceName, data.value, data.active]).toEqual([alarmId, 'Pompa 1', 99, true]);
  expect([data.metric.key, data.limits]).toEqual(['pressure', [{ is: 'above', value: 8 }]]);
});

it('has no limits of one about silence', async () => {
  const alarmId = await makeAlarm(test, place, deviceId, { key: '', condition: 'offline' });
  const { data } = (await ask(alarmId)).json();

  expect([data.metric, data.limits]).toEqual([null, []]);
});

it('says those of its rule that are of the same metric, and none once the rule is removed', async () => {
  const { db, now } = test.context;
  const ruleId = randomUUIDv7();
  const leaf = { kind: 'metric', metric: 'temperature', is: 'between', value: 60, upper: 80 };
  await db
    .insertInto('alarm_rule')
    .values({
      org_id: place.orgId,
      id: ruleId,
      name: 'Panas',
      scope: JSON.stringify({ kind: 'devices', deviceIds: [deviceId] }),
      condition: JSON.stringify({ kind: 'all', of: [leaf, { ...leaf, metric: 'pressure' }] }),
      trigger: JSON.stringify({ kind: 'at-once' }),
      clear: JSON.stringify({ hysteresis: 0, keepSec: 0 }),
      schedule: JSON.stringify({ kind: 'always' }),
      severity: 'major',
      state: 'on',
      created_at: new Date(now()),
    })
    .execute();
  const alarmId = await makeAlarm(test, place, deviceId);
  await db
    .updateTable('alarm')
    .set({ condition: 'rule', rule_id: ruleId, rule_name: 'Panas' })
    .where('id', '=', alarmId)
    .execute();

  expect((await ask(alarmId)).json().data.limits).toEqual([{ is: 'between', value: 60, upper: 80 }]);
  await db
    .updateTable('alarm_rule')
    .set({ removed_at: new Date(now()) })
    .where('id', '=', ruleId)
    .execute();
  expect((await ask(alarmId)).json().data.limits).toEqual([]);
});

it('is not found where it is of another building, nor to residents', async () => {
  const elsewhere = await makePlace(test, 'Kenanga');
  const foreign = await makeAlarm(test, elsewhere, await makeDevice(test, elsewhere, { name: 'Pompa 9' }));
  const resident = await makeMember(test, place, 'Warga', ['resident'], [place.buildingId]);
  const own = await makeAlarm(test, place, deviceId, { key: 'power' });

  expect((await ask(foreign)).statusCode).toBe(404);
  expect((await ask(own, resident)).statusCode).toBe(404);
});
