import { randomUUIDv7 } from 'node:crypto';
import type { Portfolio, PortfolioDevice } from '@imah/contract/portfolio';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  makeAlarm,
  makeDevice,
  makeMember,
  makePlace,
  makeTicket,
  makeUnit,
  type TestApp,
  type TestPerson,
  type TestPlace,
} from '@imah/server-platform/testing';
import { createTestApp } from '../testing/test-app.ts';

let test: TestApp;
let place: TestPlace;
let unitMeter: string;
let mainMeter: string;
const hourMs = 3_600_000;
// 10.30 in Jakarta.
const now = Date.UTC(2026, 10, 21, 3, 30);
const midnight = Date.UTC(2026, 10, 20, 17);

beforeAll(async () => {
  test = await createTestApp();
  test.clock.now = now;
  place = await makePlace(test, 'Graha');
  const unit = await makeUnit(test, place, 'A-1', null);
  await makeUnit(test, place, 'A-2', null);
  const deleted = await makeUnit(test, place, 'A-3', null);
  await test.context.db
    .updateTable('unit')
    .set({ deleted_at: new Date(now) })
    .where('id', '=', deleted)
    .execute();
  unitMeter = await makeMeter('Meter A-1', unit);
  mainMeter = await makeMeter('Meter induk', null);
  const pump = await makeDevice(test, place, { name: 'Pompa', online: false });
  await makeAlarm(test, place, pump, { severity: 'critical' });
  await makeAlarm(test, place, pump, { severity: 'minor', key: 'pressure' });
  // One that tells nobody for a time is not counted.
  await makeAlarm(test, place, pump, { severity: 'critical', key: 'vibration', quiet: 'shelved' });
  for (const [meter, kwh] of [
    [mainMeter, 2],
    [unitMeter, 1],
  ] as const) {
    for (let hour = 0; hour < 11; hour += 1) await roll(meter, '1h', midnight + hour * hourMs, kwh);
    // Yesterday, also after this hour, and the day before.
    for (let hour = 0; hour < 24; hour += 1) await roll(meter, '1h', midnight - (24 - hour) * hourMs, kwh * 3);
    await roll(meter, '1d', midnight, kwh * 11);
    await roll(meter, '1d', midnight - 24 * hourMs, kwh * 72);
    await roll(meter, '1d', midnight - 7 * 24 * hourMs, kwh * 1000);
  }
});
afterAll(() => test.close());

async function makeMeter(name: string, unitId: string | null): Promise<string> {
  const id = randomUUIDv7();
  await sql`INSERT INTO device (org_id, id, building_id, unit_id, type_key, name, online)
    VALUES (${place.orgId}, ${id}, ${place.buildingId}, ${unitId}, 'electricity-meter', ${name}, true)`.execute(
    test.context.db,
  );
  return id;
}
async function roll(deviceId: string, level: string, bucket: number, delta: number): Promise<void> {
  await sql`INSERT INTO telemetry_rollup (org_id, device_id, key, level, bucket, min, max, sum, count, first, last, delta)
    VALUES (${place.orgId}, ${deviceId}, 'energy', ${level}, ${new Date(bucket)}, 0, 0, 0, 1, 0, 0, ${delta})`.execute(
    test.context.db,
  );
}
const portfolioOf = async (person: TestPerson, period = 'today'): Promise<Portfolio> =>
  (await test.app.inject({ url: `/api/v1/portfolio?period=${period}`, headers: person.bearer })).json().data;
const devicesOf = async (person: TestPerson, query: string): Promise<PortfolioDevice[]> =>
  (await test.app.inject({ url: `/api/v1/portfolio/devices${query}`, headers: person.bearer })).json().data;

describe('the portfolio', () => {
  it('has each building in numbers that can be compared, without the units that it has no more', async () => {
    const { period, at, buildings } = await portfolioOf(place.owner);
    const [graha] = buildings;

    expect({ period, at }).toEqual({ period: 'today', at: new Date(now).toISOString() });
    expect({ ...graha, energy: null }).toEqual({
      id: place.buildingId,
      orgId: place.orgId,
      orgName: 'Graha',
      name: 'Gedung Graha',
      kind: 'apartment',
      city: 'Jakarta',
      timeZone: 'Asia/Jakarta',
      unitCount: 2,
      areaMilliM2: 72_000,
      devices: { total: 3, online: 2, offline: 1, neverSeen: 0 },
      alarms: { critical: 1, minor: 1 },
      tickets: { open: 0, overdue: 0, unassigned: 0 },
      energy: null,
    });
  });

  it('counts energy since midnight of the building, by the meter of the whole building, against yesterday until now', async () => {
    const { energy } = (await portfolioOf(place.owner)).buildings[0] ?? {};

    // Eleven hours have begun; of yesterday the eleven that began before 10.30.
    expect(energy?.wattHours).toBe(22_000);
    expect(energy?.wattHoursBefore).toBe(66_000);
    expect(energy?.steps.map(({ at }) => at).slice(0, 2)).toEqual(['2026-11-21T00', '2026-11-21T01']);
    expect(energy?.steps).toHaveLength(11);
  });

  it('counts the last seven days by days, and leaves out the eighth', async () => {
    const { energy } = (await portfolioOf(place.owner, '7-days')).buildings[0] ?? {};

    expect(energy?.steps).toEqual([
      { at: '2026-11-20', wattHours: 144_000 },
      { at: '2026-11-21', wattHours: 22_000 },
    ]);
  });

  it('counts the calendar month', async () => {
    const { energy } = (await portfolioOf(place.owner, 'month')).buildings[0] ?? {};

    expect(energy?.wattHours).toBe(2_166_000);
  });

  it('names the meters behind it, and only those', async () => {
    const url = '/api/v1/portfolio/meters?period=today';
    const { data } = (await test.app.inject({ url, headers: place.owner.bearer })).json();

    expect(data).toEqual([
      {
        deviceId: mainMeter,
        name: 'Meter induk',
        buildingId: place.buildingId,
        buildingName: 'Gedung Graha',
        wattHours: 22_000,
      },
    ]);
  });

  it('without a meter of the whole building, the units’ meters are the number', async () => {
    const { db } = test.context;
    await sql`UPDATE device SET enabled = false WHERE id = ${mainMeter}`.execute(db);
    const { energy } = (await portfolioOf(place.owner)).buildings[0] ?? {};
    await sql`UPDATE device SET enabled = true WHERE id = ${mainMeter}`.execute(db);

    expect(energy?.wattHours).toBe(11_000);
  });

  it('shows a person only what their grants reach', async () => {
    const neighbour = await makePlace(test, 'Tetangga');
    const resident = await makeMember(test, place, 'Penghuni', ['resident']);
    const [seen] = (await portfolioOf(resident)).buildings;

    expect((await portfolioOf(neighbour.owner)).buildings.map(({ name }) => name)).toEqual(['Gedung Tetangga']);
    expect([seen?.alarms, seen?.energy, seen?.devices?.total]).toEqual([null, null, 0]);
  });
});

describe('the tickets of a building', () => {
  it('are counted as its list shows them: those that are open, late, and nobody’s', async () => {
    const { db } = test.context;
    const ids = await Promise.all([1, 2, 3, 4].map(() => makeTicket(test, place)));
    const resident = await makeMember(test, place, 'Pelapor', ['resident']);
    const vendor = await makeMember(test, place, 'Rekanan', ['finance']);
    await makeTicket(test, place, { reporterId: resident.id });
    await sql`UPDATE ticket SET resolve_due_at = ${new Date(now - 1)}, assignee_id = ${place.owner.id} WHERE id = ${ids[0]}`.execute(
      db,
    );
    await sql`UPDATE ticket SET resolve_due_at = ${new Date(now + 1)} WHERE id = ${ids[1]}`.execute(db);
    await sql`UPDATE ticket SET resolve_due_at = ${new Date(now - 1)}, state = 'closed' WHERE id = ${ids[2]}`.execute(
      db,
    );
    const countsOf = async (person: TestPerson) => (await portfolioOf(person)).buildings[0]?.tickets;

    expect(await countsOf(place.owner)).toEqual({ open: 4, overdue: 1, unassigned: 3 });
    expect(await countsOf(resident)).toEqual({ open: 1, overdue: 0, unassigned: 1 });
    expect(await countsOf(vendor)).toBeNull();
    const listed = async (query: string) =>
      (await test.app.inject({ url: `/api/v1/tickets?${query}`, headers: place.owner.bearer })).json().data.length;
    expect([await listed(''), await listed('due=overdue'), await listed('assignee=none')]).toEqual([4, 1, 3]);
  });
});

describe('the devices of all buildings', () => {
  it('can be asked for by status', async () => {
    expect((await devicesOf(place.owner, '?status=offline')).map(({ name, status }) => [name, status])).toEqual([
      ['Pompa', 'offline'],
    ]);
    expect((await devicesOf(place.owner, '')).map(({ name }) => name)).toEqual(['Meter A-1', 'Meter induk', 'Pompa']);
  });

  it('come page by page without leaving one out', async () => {
    const seen: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const url = `/api/v1/portfolio/devices?limit=2${cursor && `&cursor=${cursor}`}`;
      const page: { data: PortfolioDevice[]; meta: { nextCursor: string | null } } = (
        await test.app.inject({ url, headers: place.owner.bearer })
      ).json();
      seen.push(...page.data.map(({ name }) => name));
      cursor = page.meta.nextCursor;
    }

    expect(seen).toEqual(['Meter A-1', 'Meter induk', 'Pompa']);
  });
});
