import { randomUUIDv7 } from 'node:crypto';
import type { BuildingEnergy, FloorStates, Ranking } from '@imah/contract/dashboards';
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
import { rank, type Ranked } from './ranking.ts';

let test: TestApp;
let place: TestPlace;
let empty: TestPlace;
let units: string[];
let [manager, technician, resident]: (TestPerson | undefined)[] = [];
const dayMs = 86_400_000;
// 10.30 in Jakarta on the 21st.
const now = Date.UTC(2026, 10, 21, 3, 30);
const midnight = Date.UTC(2026, 10, 20, 17);

beforeAll(async () => {
  test = await createTestApp();
  test.clock.now = now;
  [place, empty] = [await makePlace(test, 'Graha'), await makePlace(test, 'Kosong')];
  manager = await makeMember(test, place, 'Manajer', ['building-manager']);
  technician = await makeMember(test, place, 'Teknisi', ['technician'], [place.buildingId]);
  resident = await makeMember(test, place, 'Penghuni', ['resident'], [place.buildingId]);
  units = [await makeUnit(test, place, 'A-1', resident), await makeUnit(test, place, 'A-2', null)];
  const main = await makeMeter('Meter induk', null);
  const [first, second] = [await makeMeter('Meter A-1', units[0]), await makeMeter('Meter A-2', units[1])];
  for (const [meter, kwh] of [
    [main, 100],
    [first, 10],
    [second, 30],
  ] as const) {
    await roll(meter, '1d', midnight, kwh);
    await roll(meter, '1d', midnight - dayMs, kwh * 2);
    // Of the month before: on its last day, and on the 21st before and after this hour.
    await roll(meter, '1d', midnight - 21 * dayMs, kwh * 50);
    await roll(meter, '1h', midnight - 31 * dayMs, kwh);
    await roll(meter, '1h', midnight - 31 * dayMs + 12 * 3_600_000, kwh * 7);
  }
  const leak = await makeDevice(test, place, { name: 'Sensor bocor', online: false });
  await sql`UPDATE device SET unit_id = ${units[1]} WHERE id = ${leak}`.execute(test.context.db);
  await sql`INSERT INTO telemetry_latest (org_id, device_id, key, num, ts)
    VALUES (${place.orgId}, ${leak}, 'pressure', 4.5, ${new Date(now)})`.execute(test.context.db);
  await makeAlarm(test, place, leak, { severity: 'critical' });
  // One that tells nobody for a time is not counted.
  await makeAlarm(test, place, leak, { key: 'pressure', quiet: 'suppressed' });
  await makeTicket(test, place, { title: 'Keran', unitId: units[0] ?? '', audience: 'staff' });
});
afterAll(() => test.close());

async function makeMeter(name: string, unitId: string | null | undefined): Promise<string> {
  const id = randomUUIDv7();
  await sql`INSERT INTO device (org_id, id, building_id, unit_id, type_key, name, online)
    VALUES (${place.orgId}, ${id}, ${place.buildingId}, ${unitId ?? null}, 'electricity-meter', ${name}, true)`.execute(
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
async function ask<T>(
  path: string,
  who: TestPerson | undefined = manager,
  at = place,
): Promise<{ status: number; data: T }> {
  const answer = await test.app.inject({
    url: `/api/v1/buildings/${at.buildingId}/${path}`,
    headers: (who ?? at.owner).bearer,
  });
  return { status: answer.statusCode, data: answer.json().data };
}

describe("the energy of a building's month", () => {
  it('is that of its main meter by days, beside the month before as far as this one has come', async () => {
    expect((await ask<BuildingEnergy>('energy')).data).toEqual({
      month: '2026-11',
      wattHours: 300_000,
      wattHoursBefore: 100_000,
      days: [
        { on: '2026-11-20', wattHours: 200_000 },
        { on: '2026-11-21', wattHours: 100_000 },
      ],
      cost: null,
    });
  });

  it('comes to what the cheapest and the dearest tier of the tariff ask, for who may read the tariff', async () => {
    const tiers = [
      { upToMilli: 100_000, rateE4: 14_447_000 },
      { upToMilli: null, rateE4: 16_995_300 },
    ];
    await sql`INSERT INTO tariff (org_id, id, building_id, kind, basis, payer, tax, tiers, period, created_at)
      VALUES (${place.orgId}, ${randomUUIDv7()}, ${place.buildingId}, 'electricity', 'meter', 'occupant', 'none',
        ${JSON.stringify(tiers)}, '[2026-01-01,)', now())`.execute(test.context.db);

    const costs = await Promise.all(
      [place.owner, technician].map(async (who) => (await ask<BuildingEnergy>('energy', who)).data.cost),
    );

    // 300 kWh by Rp1.444,70 and by Rp1.699,53.
    expect(costs).toEqual([{ least: 433_410, most: 509_859 }, null]);
  });

  it('is nothing where no meter counts it, and hidden from who may not see what devices say', async () => {
    expect(await ask('energy', empty.owner, empty)).toEqual({ status: 200, data: null });
    expect((await ask('energy', resident)).status).not.toBe(200);
  });
});

describe('a ranking', () => {
  it('has the devices of a type by what they counted since the month began, most on top', async () => {
    const { data } = await ask<Ranking>('ranking?of=devices&typeKey=electricity-meter&metric=energy&rows=2');

    expect([data.by, data.rows.map(({ name, value, presence }) => [name, value, presence])]).toEqual([
      'consumption',
      [
        ['Meter induk', 300, 'speaking'],
        ['Meter A-2', 90, 'speaking'],
      ],
    ]);
  });

  it('has the units of these devices, without what is in none', async () => {
    const { data } = await ask<Ranking>('ranking?of=units&typeKey=electricity-meter&metric=energy&rows=20');

    expect(data.rows).toEqual([
      { id: units[1], name: 'A-2', value: 90, presence: 'speaking' },
      { id: units[0], name: 'A-1', value: 30, presence: 'speaking' },
    ]);
  });

  it('has a gauge as it was reported last, and says which device is silent', async () => {
    const { data } = await ask<Ranking>('ranking?of=units&typeKey=pump&metric=pressure&rows=5');

    expect(data).toEqual({ by: 'value', rows: [{ id: units[1], name: 'A-2', value: 4.5, presence: 'silent' }] });
  });

  it('has nothing of a type or a metric that is not there, and refuses what it cannot be asked for', async () => {
    const unknown = await Promise.all([
      ask<Ranking>('ranking?of=devices&typeKey=toaster&metric=heat&rows=5'),
      ask<Ranking>('ranking?of=devices&typeKey=pump&metric=running&rows=5'),
    ]);
    expect(unknown.map(({ data }) => data.rows)).toEqual([[], []]);
    const refused = await Promise.all(
      ['of=floors&typeKey=pump&metric=pressure&rows=5', 'of=units&typeKey=pump&metric=pressure&rows=21'].map(
        async (query) => (await ask(`ranking?${query}`)).status,
      ),
    );
    expect(refused).toEqual([422, 422]);
  });

  it('adds up what the devices of a unit consumed, takes the highest of what they show, and is silent where one is', () => {
    const one: Ranked = { id: 'a', name: 'A', unitId: 'u', code: 'U-1', online: true, value: 2 };
    const devices = [one, { ...one, id: 'b', name: 'B', online: false, value: 5 }, { ...one, id: 'c', value: null }];

    expect(rank(devices, 'units', 'consumption')).toEqual([{ id: 'u', name: 'U-1', value: 7, presence: 'silent' }]);
    expect(rank(devices, 'units', 'value')).toEqual([{ id: 'u', name: 'U-1', value: 5, presence: 'silent' }]);
    expect(rank(devices, 'devices', 'value').map(({ name }) => name)).toEqual(['B', 'A']);
  });
});

describe('the state of units', () => {
  it('says of each unit whether it is vacant, and how many alarms and tickets there are', async () => {
    const [floor] = (await ask<FloorStates[]>('unit-states')).data;

    expect(floor?.units.map(({ code, alarms, tickets }) => [code, alarms, tickets])).toEqual([
      ['A-1', 0, 1],
      ['A-2', 1, 0],
    ]);
    expect(floor?.units.every(({ status }) => ['vacant', 'occupied', 'rented'].includes(status))).toBe(true);
  });

  it('leaves out what the person may not see, and is hidden from residents', async () => {
    const visitor = await makeMember(test, place, 'Tamu', [], [place.buildingId]);
    const groupId = randomUUIDv7();
    await sql`INSERT INTO member_group (org_id, id, name, grants, ticket_visibility)
      VALUES (${place.orgId}, ${groupId}, 'Denah', '{org.view,building.view,unit.view}', 'own')`.execute(
      test.context.db,
    );
    await sql`INSERT INTO membership_group (org_id, membership_id, group_id)
      SELECT org_id, id, ${groupId}::uuid FROM membership WHERE user_id = ${visitor.id}`.execute(test.context.db);

    const { data } = await ask<FloorStates[]>('unit-states', visitor);
    expect(data[0]?.units.map(({ alarms, tickets }) => [alarms, tickets])).toEqual([
      [null, null],
      [null, null],
    ]);
    expect((await ask('unit-states', resident)).status).not.toBe(200);
  });

  it('has nothing of a unit that is no more', async () => {
    const { db } = test.context;
    await sql`UPDATE unit SET deleted_at = now() WHERE id = ${units[1]}`.execute(db);
    const states = await ask<FloorStates[]>('unit-states');
    await sql`UPDATE unit SET deleted_at = NULL WHERE id = ${units[1]}`.execute(db);

    expect(states.data.flatMap((floor) => floor.units.map(({ code }) => code))).toEqual(['A-1']);
  });

  it('is empty where there are no units', async () => {
    expect((await ask('unit-states', empty.owner, empty)).data).toEqual([]);
  });
});
