import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  makeDevice,
  makeMember,
  makePlace,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { deliverDue } from './deliver.ts';
import { fanOut } from './fan-out.ts';
import type { NewNotification } from './new-notification.ts';
import { notify } from './notify.ts';

let test: TestApp;
let place: TestPlace;
let guard: TestPerson;

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  place = await makePlace(test, 'Graha');
  guard = await makeMember(test, place, 'Teknisi', ['technician']);
  test.mails.length = 0;
});

const facts = { device: 'Pompa 1', severity: 'major', metric: { id: 'Suhu motor', en: 'Motor temperature' } } as const;
const shared = () => ({
  recipients: { kind: 'people', userIds: [guard.id] } as const,
  actorId: null,
  place: { orgId: place.orgId, buildingId: place.buildingId },
});
const raised = (
  key = 'pump',
  more: Partial<NewNotification<'alarm-raised'>> = {},
): NewNotification<'alarm-raised'> => ({
  ...shared(),
  kind: 'alarm-raised',
  dedupeKey: `alarm/raised/${key}`,
  data: { ...facts, condition: 'above', value: 86, unit: '°C', decimals: 1 },
  ...more,
});
const cleared = (key = 'pump'): NewNotification<'alarm-cleared'> => ({
  ...shared(),
  kind: 'alarm-cleared',
  dedupeKey: `alarm/cleared/${key}`,
  data: { ...facts, condition: 'above' },
});

async function tell(...notifications: NewNotification[]): Promise<number> {
  const { db, now } = test.context;
  await db.transaction().execute(async (trx) => {
    for (const notification of notifications) await notify(trx, notification, now());
  });
  await fanOut(test.context);
  await deliverDue(test.context);
  return unread();
}
async function unread(): Promise<number> {
  const answer = await test.app.inject({ url: '/api/v1/notifications/unread', headers: guard.bearer });
  return answer.json().data.unread;
}

it('an alarm waits to be read while it lasts, and no longer; both stay in the list', async () => {
  expect(await tell(raised(), raised('lift'))).toBe(2);
  expect(await tell(cleared())).toBe(1);
  expect(await tell(raised())).toBe(2);
  expect(await tell(cleared())).toBe(1);

  const answer = await test.app.inject({ url: '/api/v1/notifications', headers: guard.bearer });
  const listed = answer.json().data.map(({ kind, count }: { kind: string; count: number }) => `${kind} ${count}`);
  expect(listed.toSorted()).toEqual(['alarm-cleared 2', 'alarm-raised 1', 'alarm-raised 2']);
});

it('an alarm that is back after it was left aside is news within the hour too, and read when it is over', async () => {
  const back = (minute: number) => raised('pump', { dedupeKey: `alarm/returned/${minute}/pump` });
  await tell(raised(), back(1), back(2), cleared());

  const answer = await test.app.inject({ url: '/api/v1/notifications', headers: guard.bearer });
  const listed = answer
    .json()
    .data.map(({ kind, count, readAt }: { kind: string; count: number; readAt: string | null }) =>
      [kind, count, readAt === null ? 'unread' : 'read'].join(' '),
    );
  expect(listed.toSorted()).toEqual([
    'alarm-cleared 1 read',
    ...Array.from({ length: 3 }, () => 'alarm-raised 1 read'),
  ]);
});

it('a critical alarm waits until it was seen', async () => {
  await tell(raised('smoke', { urgency: 'critical' }));
  expect(await tell(cleared('smoke'))).toBe(1);
});

it('who asked for mails of ends gets them', async () => {
  await test.app.inject({
    method: 'PATCH',
    url: '/api/v1/notifications/settings',
    headers: guard.bearer,
    payload: { quietHours: null, choices: [{ kind: 'alarm-cleared', channel: 'email', on: true }] },
  });
  await tell(raised());
  expect(await tell(cleared())).toBe(1);
  test.clock.now += 61 * 60_000;
  await deliverDue(test.context);
  expect(test.mails.map(({ to }) => to)).toEqual([guard.email]);
});

it('devices that fell silent together wait until the last of them is heard', async () => {
  const { db } = test.context;
  const key = `${place.buildingId}/offline`;
  const ends: NewNotification<'alarm-cleared'> = {
    ...cleared(key),
    data: { ...facts, condition: 'offline', metric: null },
  };
  const deviceId = await makeDevice(test, place, { name: 'Pompa 2' });
  await sql`
    INSERT INTO alarm (org_id, id, building_id, device_id, condition, severity, raised_at, last_at)
    VALUES (${place.orgId}, uuidv7(), ${place.buildingId}, ${deviceId}, 'offline', 'warning', now(), now())`.execute(
    db,
  );
  const silent = { ...facts, condition: 'offline', metric: null, value: null, unit: 'none', decimals: 0 } as const;
  await tell(raised(key, { data: silent }));
  expect(await tell(ends)).toBe(1);

  await sql`UPDATE alarm SET active = false, cleared_at = now() WHERE device_id = ${deviceId}`.execute(db);
  expect(await tell(ends)).toBe(0);
});
