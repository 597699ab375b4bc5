import { buildingTopic } from '@imah/contract/mqtt/words';
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeMember, makePlace, makeUnit, moveIn, type TestApp, type TestPlace } from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { updateStays } from './update-stays.ts';

/** 23:59 in Jakarta on the day before, 00:00 there, and noon a week later. */
const beforeMidnight = Date.UTC(2026, 10, 30, 16, 59);
const midnight = Date.UTC(2026, 10, 30, 17);
const aWeekLater = Date.UTC(2026, 11, 7, 5);

let test: TestApp;
let place: TestPlace;
// A database of its own for each: the job looks at every building there is.
beforeEach(async () => {
  test = await createTestApp();
  test.clock.now = beforeMidnight;
  place = await makePlace(test, 'Graha');
});
afterEach(() => test.close());

/** Settles at a moment; resolves with what the live channel was told. */
async function settleAt(now: number): Promise<string[]> {
  test.clock.now = now;
  test.liveCalls.length = 0;
  await updateStays(test.context);
  return [...test.liveCalls];
}

const statusOf = async (unitId: string) =>
  (await sql<{ status: string }>`SELECT status FROM unit WHERE id = ${unitId}`.execute(test.context.db)).rows[0]
    ?.status;
const setStatus = (unitId: string, status: string) =>
  sql`UPDATE unit SET status = ${status} WHERE id = ${unitId}`.execute(test.context.db);
const eventsOf = (address: TestPlace) => `publish ${buildingTopic(address, 'ev')}`;

it('lets somebody move in at midnight of the building’s own day, and tells its open pages and theirs', async () => {
  const resident = await makeMember(test, place, 'Ani', ['resident']);
  const unitId = await makeUnit(test, place, 'A-1', null);
  await moveIn(test, place, unitId, resident, '[2026-12-01,)');

  expect([await settleAt(beforeMidnight), await statusOf(unitId)]).toEqual([[], 'vacant']);
  expect([await settleAt(midnight), await statusOf(unitId)]).toEqual([
    [eventsOf(place), eventsOf(place), `publish imah/v1/u/${resident.id}/access`, `refresh ${resident.id}`],
    'rented',
  ]);
  expect(await settleAt(midnight + 60_000)).toEqual([]);
});

it('lets somebody move out after their last day, and writes it down as done by the system', async () => {
  const resident = await makeMember(test, place, 'Budi', ['resident']);
  const unitId = await makeUnit(test, place, 'A-1', null);
  await moveIn(test, place, unitId, resident, '[2026-01-01,2026-12-01)');
  await settleAt(beforeMidnight);
  expect(await statusOf(unitId)).toBe('rented');

  expect(await settleAt(midnight)).toContain(`refresh ${resident.id}`);

  expect(await statusOf(unitId)).toBe('vacant');
  const { rows } = await sql`
    SELECT actor_kind AS by, action, before, after FROM audit_event
    WHERE entity = 'unit' AND entity_id = ${unitId} ORDER BY seq DESC LIMIT 1`.execute(test.context.db);
  expect(rows).toEqual([{ by: 'system', action: 'update', before: { status: 'rented' }, after: { status: 'vacant' } }]);
});

it('catches up with the days on which nobody ran it', async () => {
  const resident = await makeMember(test, place, 'Citra', ['resident']);
  const unitId = await makeUnit(test, place, 'A-1', null);
  await moveIn(test, place, unitId, resident, '[2026-12-03,)');
  await settleAt(beforeMidnight);

  await settleAt(aWeekLater);

  expect(await statusOf(unitId)).toBe('rented');
});

it('leaves alone what was set by hand after a stay had taken effect, and a renovation always', async () => {
  const resident = await makeMember(test, place, 'Dewi', ['resident']);
  const [lived, renovated] = [await makeUnit(test, place, 'A-1', null), await makeUnit(test, place, 'A-2', null)];
  await moveIn(test, place, lived, resident, '[2026-12-01,)');
  await moveIn(test, place, renovated, await makeMember(test, place, 'Eka', ['resident']), '[2026-12-02,)');
  await setStatus(renovated, 'renovation');
  await settleAt(midnight);
  await setStatus(lived, 'occupied');

  await settleAt(aWeekLater);

  expect([await statusOf(lived), await statusOf(renovated)]).toEqual(['occupied', 'renovation']);
});

it('tells nobody of what turned before a building was looked at for the first time', async () => {
  const resident = await makeMember(test, place, 'Fajar', ['resident']);
  const unitId = await makeUnit(test, place, 'A-1', null);
  await moveIn(test, place, unitId, resident, '[2020-01-01,)');

  expect([await settleAt(midnight), await statusOf(unitId)]).toEqual([[eventsOf(place)], 'rented']);
});

it('begins the day of each building in its own time zone', async () => {
  const east = await makePlace(test, 'Timur');
  await sql`UPDATE building SET time_zone = 'Asia/Jayapura' WHERE id = ${east.buildingId}`.execute(test.context.db);
  const resident = await makeMember(test, east, 'Gita', ['resident']);
  const unitId = await makeUnit(test, east, 'T-1', null);
  await moveIn(test, east, unitId, resident, '[2026-12-01,)');

  await settleAt(beforeMidnight);

  expect(await statusOf(unitId)).toBe('rented');
});
