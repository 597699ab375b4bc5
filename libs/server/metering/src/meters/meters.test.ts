import type { Meter, MeterMonth } from '@imah/contract/metering';
import { makeMember, type TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { approvedConsumption } from '../consumption/approved-consumption.ts';
import { countReadings } from '../consumption/count-readings.ts';
import { createTestApp } from '../testing/test-app.ts';
import { meteringCalls } from '../testing/metering-calls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const fresh = (name: string) => meteringCalls(test, name);
const october = (months: readonly MeterMonth[]) => months.find(({ period }) => period === '2026-10');
const rowsOf = (meters: readonly Meter[]) => meters.map(({ number, depth, unitCode }) => [depth, number, unitCode]);

describe('a meter', () => {
  it('is called by its number in the audit, as its readings are', async () => {
    const { putIn, read, ask, place, manager } = await fresh('Riwayat');
    const { id } = await putIn({ number: 'L-7' });
    await read(id, '2026-01-31', 120);

    const named = async (entity: string, who = manager) =>
      (await ask('GET', `/api/v1/organizations/${place.orgId}/audit?entity=${entity}`, { who })).data?.map(
        ({ record }: { record: string }) => record,
      );
    expect([await named('meter'), await named('meter_reading')]).toEqual([['L-7'], ['L-7']]);
  });

  it('is put in with what it shows: its first reading, which nobody has to approve', async () => {
    const { putIn, place, unitId } = await fresh('Pasang');
    expect(await putIn({ number: '  L-1  ' })).toEqual({
      id: expect.any(String),
      buildingId: place.buildingId,
      buildingName: 'Gedung Pasang',
      timeZone: 'Asia/Jakarta',
      resource: 'electricity',
      role: 'unit',
      unitId,
      unitCode: 'A-101',
      parentId: null,
      depth: 0,
      number: 'L-1',
      location: '',
      registers: ['kWh'],
      digits: 5,
      multiplierE6: 1_000_000,
      installedOn: '2026-01-01',
      photo: 'optional',
      seal: null,
      verifyUntil: null,
      state: 'active',
      replacesMeterId: null,
      replacedById: null,
      last: { at: '2025-12-31T17:00:00.000Z', values: [100_000] },
      waiting: 0,
      usualPerDayMilli: null,
      entry: 'open',
      months: expect.any(Array),
      window: { fromDay: 20, toDay: 25 },
      version: 1,
    });
  });

  it('has a number that no other of its resource has in the organisation', async () => {
    const { putIn, tryMeter } = await fresh('Nomor');
    await putIn({ number: 'L-7' });
    expect(await tryMeter({ number: 'L-7' })).toMatchObject({ status: 422, errors: { number: expect.any(Array) } });
    expect((await tryMeter({ number: 'L-7', resource: 'water' })).status).toBe(201);
  });

  it.each([
    ['of a unit without one', { unitId: null }, 'unitId'],
    ['of all with a unit', { role: 'common' }, 'unitId'],
    ['of a unit that the building does not have', { unitId: '01935e4f-7c1a-7b2c-8d3e-000000000009' }, 'unitId'],
    ['below one that is no main one', { parentId: '01935e4f-7c1a-7b2c-8d3e-000000000009' }, 'parentId'],
    ['that shows more than it can', { firstValues: [100_000_000] }, 'firstValues.0'],
    ['with a value too few', { registers: ['LWBP', 'WBP'] }, 'firstValues'],
    ['with a value too many', { firstValues: [1, 2] }, 'firstValues'],
    ['that is put in tomorrow', { installedOn: '2026-11-22' }, 'installedOn'],
  ])('%s is refused where the fault is', async (_, more, field) => {
    const { tryMeter } = await fresh('Salah');
    const { status, errors } = await tryMeter(more);
    expect([status, Object.keys(errors)]).toEqual([422, [field]]);
  });

  it('is changed in what is said of it, and never in how it counts', async () => {
    const { putIn, ask, main } = await fresh('Ubah');
    const [above, { id }] = [await main(), await putIn({ number: 'L-1' })];
    const change = { number: 'L-2', seal: 'S-9', verifyUntil: '2030-01-01', location: 'Koridor', parentId: above.id };
    const changed = await ask('PATCH', `meters/${id}`, { body: change, version: 1 });
    expect(changed).toMatchObject({ status: 200, data: { ...change, version: 2 } });
    expect((await ask('PATCH', `meters/${id}`, { body: change, version: 1 })).status).toBe(412);
    expect(await ask('PATCH', `meters/${id}`, { body: change, version: 2 })).toMatchObject({ data: { version: 2 } });
    const sqlChange = sql`UPDATE meter SET multiplier_e6 = 2 WHERE id = ${id}`.execute(test.context.db);
    await expect(sqlChange).rejects.toMatchObject({ constraint: 'meter_counts_as_it_did' });
  });

  it('below itself is refused, whoever asks', async () => {
    const { main, ask } = await fresh('Lingkar');
    const top = await main();
    const middle = await main({ parentId: top.id });
    const body = { parentId: middle.id };
    expect((await ask('PATCH', `meters/${top.id}`, { body, version: 1 })).status).toBe(422);
    const sqlChange = sql`UPDATE meter SET parent_id = ${middle.id} WHERE id = ${top.id}`.execute(test.context.db);
    await expect(sqlChange).rejects.toMatchObject({ constraint: 'meters_are_a_tree' });
  });

  it('stands in the list below its main one, and is found by a part of what is said of it', async () => {
    const { main, putIn, ask, otherUnitId } = await fresh('Pohon');
    const top = await main({ number: 'U-1' });
    await putIn({ number: 'L-102', unitId: otherUnitId, parentId: top.id });
    await putIn({ number: 'L-101', parentId: top.id });
    await putIn({ number: 'P-1', role: 'common', unitId: null, location: 'Pompa', resource: 'water' });
    const { data, meta } = await ask('GET', 'meters');
    expect(rowsOf(data)).toEqual([
      [0, 'U-1', null],
      [1, 'L-101', 'A-101'],
      [1, 'L-102', 'A-102'],
      [0, 'P-1', null],
    ]);
    expect(meta).toEqual({ nextCursor: null, total: 4 });
    expect(rowsOf((await ask('GET', 'meters?q=pomp')).data)).toEqual([[0, 'P-1', null]]);
    expect(rowsOf((await ask('GET', 'meters?q=a-102')).data)).toEqual([[1, 'L-102', 'A-102']]);
    expect(rowsOf((await ask('GET', 'meters?resource=water')).data)).toEqual([[0, 'P-1', null]]);
    expect((await ask('GET', 'meters?show=archived')).data).toEqual([]);
  });

  it('is listed page by page, none twice and none left out', async () => {
    const { putIn, ask } = await fresh('Halaman');
    for (const number of ['A-1', 'A-2', 'A-10']) await putIn({ number, role: 'common', unitId: null });
    const first = await ask('GET', 'meters?limit=2');
    expect(rowsOf(first.data).map(([, number]) => number)).toEqual(['A-1', 'A-2']);
    const rest = await ask('GET', `meters?limit=2&cursor=${first.meta.nextCursor}`);
    expect([rowsOf(rest.data).map(([, number]) => number), rest.meta.nextCursor]).toEqual([['A-10'], null]);
    expect((await ask('GET', 'meters?cursor=none')).status).toBe(422);
  });
});

describe('a meter that is taken out', () => {
  it('asks for the last it showed, and is no longer read', async () => {
    const { putIn, read, ask, tryReading } = await fresh('Lepas');
    const { id } = await putIn();
    await read(id, '2026-10-31', 130);
    const early = { at: '2026-10-30T08:00:00.000Z', lastValues: [131_000] };
    expect((await ask('POST', `meters/${id}/archive`, { body: early, version: 1 })).errors).toHaveProperty('at');
    const body = { at: '2026-11-05T08:00:00.000Z', lastValues: [135_000] };
    const gone = await ask('POST', `meters/${id}/archive`, { body, version: 1 });
    expect(gone.data).toMatchObject({ state: 'archived', last: { values: [135_000] }, entry: 'none', version: 2 });
    expect(await tryReading(id, { values: [140_000] })).toMatchObject({ status: 409, code: 'METERAN_DILEPAS' });
    expect(await ask('PATCH', `meters/${id}`, { body: { seal: 'S' }, version: 2 })).toMatchObject({ status: 409 });
    expect(rowsOf((await ask('GET', 'meters?show=archived')).data)).toHaveLength(1);
  });

  it('is refused while others stand below it', async () => {
    const { main, putIn, ask } = await fresh('Cabang');
    const top = await main();
    await putIn({ parentId: top.id });
    const body = { at: '2026-11-05T08:00:00.000Z', lastValues: [200_000] };
    const refused = await ask('POST', `meters/${top.id}/archive`, { body, version: 1 });
    expect(refused).toMatchObject({ status: 409, code: 'METERAN_BERCABANG' });
  });

  it('is followed by the one in its place, and their consumption is one', async () => {
    const { putIn, read, ask, meter, place, unitId } = await fresh('Ganti');
    const old = await putIn({ number: 'L-1' });
    await read(old.id, '2026-09-30', 900);
    const body = {
      number: 'L-2',
      registers: ['kWh'],
      digits: 6,
      at: '2026-10-16T08:00:00.000Z',
      lastValues: [920_000],
      firstValues: [5_000],
    };
    const twoRegisters = { ...body, registers: ['LWBP', 'WBP'], firstValues: [1, 2] };
    const refused = await ask('POST', `meters/${old.id}/replacement`, { body: twoRegisters, version: 1 });
    expect(Object.keys(refused.errors)).toEqual(['registers']);
    const { data } = await ask('POST', `meters/${old.id}/replacement`, { body, version: 1 });
    expect(data).toMatchObject({ number: 'L-2', replacesMeterId: old.id, unitId, installedOn: '2026-10-16' });
    await read(data.id, '2026-11-01', 15);
    const after = await meter(data.id);
    expect(october(after.months)).toEqual({ period: '2026-10', qtyMilli: 30_000, basis: 'readings', belowMilli: null });
    expect(await meter(old.id)).toMatchObject({ state: 'archived', replacedById: data.id });
    const units = { orgId: place.orgId, unitIds: [unitId], timeZone: 'Asia/Jakarta' };
    const consumption = await approvedConsumption(test.context.db, units);
    expect(consumption(unitId, { from: '2026-10-01', to: '2026-11-01' })).toEqual([
      {
        meterId: data.id,
        number: 'L-2',
        resource: 'electricity',
        registers: ['kWh'],
        qtyMilli: 30_000,
        registersMilli: [30_000],
        basis: 'readings',
        begin: { meterNumber: 'L-1', on: '2026-09-30', values: [900_000], state: 'approved' },
        end: { meterNumber: 'L-2', on: '2026-11-01', values: [15_000], state: 'approved' },
      },
    ]);
    const again = { ...body, number: 'L-3', at: '2026-11-02T08:00:00.000Z' };
    expect((await ask('POST', `meters/${old.id}/replacement`, { body: again, version: 2 })).status).toBe(409);
  });

  it('leaves those below it to the one in its place', async () => {
    const { main, putIn, ask, meter } = await fresh('Induk');
    const top = await main();
    const below = await putIn({ parentId: top.id });
    const body = { number: 'U-2', registers: ['kWh'], digits: 5, firstValues: [0] };
    const replaced = await ask('POST', `meters/${top.id}/replacement`, {
      body: { ...body, at: '2026-10-16T08:00:00.000Z', lastValues: [900_000] },
      version: 1,
    });
    expect((await meter(below.id)).parentId).toBe(replaced.data.id);
  });
});

describe('what was consumed', () => {
  it('of a main meter is told with what those below it counted: the rest is lost on the way', async () => {
    const { main, putIn, read, meter, otherUnitId } = await fresh('Susut');
    const top = await main();
    const [one, other] = [await putIn({ parentId: top.id }), await putIn({ parentId: top.id, unitId: otherUnitId })];
    for (const { id } of [top, one, other]) await read(id, '2026-09-30', 200);
    await read(top.id, '2026-10-31', 300);
    await read(one.id, '2026-10-31', 240);
    await read(other.id, '2026-10-31', 250);
    expect(october((await meter(top.id)).months)).toMatchObject({ qtyMilli: 100_000, belowMilli: 90_000 });
    expect(october((await meter(one.id)).months)).toMatchObject({ qtyMilli: 40_000, belowMilli: null });
  });

  it('of a unit is nothing where it has no meter, before one hung there, and after it was taken out', async () => {
    const { place, putIn, read, ask, unitId, otherUnitId } = await fresh('Tiada');
    const { id, version } = await putIn({ installedOn: '2026-08-10' });
    await read(id, '2026-08-31', 150);
    await ask('POST', `meters/${id}/archive`, {
      body: { at: '2026-09-20T08:00:00.000Z', lastValues: [160_000] },
      version,
    });
    const units = { orgId: place.orgId, unitIds: [unitId, otherUnitId], timeZone: 'Asia/Jakarta' };
    const consumption = await approvedConsumption(test.context.db, units);
    const of = (unit: string, from: string, to: string) =>
      consumption(unit, { from, to }).map(({ qtyMilli }) => qtyMilli);
    expect([
      of(otherUnitId, '2026-08-01', '2026-09-01'),
      of(unitId, '2026-07-01', '2026-08-01'),
      of(unitId, '2026-08-01', '2026-09-01'),
      of(unitId, '2026-09-01', '2026-10-01'),
      of(unitId, '2026-10-01', '2026-11-01'),
    ]).toEqual([[], [], [50_000], [10_000], []]);
    expect(
      (await approvedConsumption(test.context.db, { ...units, unitIds: [] }))(unitId, {
        from: '2026-08-01',
        to: '2026-09-01',
      }),
    ).toEqual([]);
  });

  it('stands on one reading more with each that is approved or corrected up to three days after, and on none that waits', async () => {
    const { place, putIn, read, ask, decide } = await fresh('Hitung');
    const { id } = await putIn();
    const count = () =>
      countReadings(test.context.db, {
        orgId: place.orgId,
        buildingId: place.buildingId,
        resources: ['electricity'],
        to: '2026-10-01',
        timeZone: 'Asia/Jakarta',
      });
    const counts = [await count()];
    const below = await read(id, '2026-09-30', 90);
    counts.push(await count());
    await decide(below, 'approve', 'Memang begitu');
    counts.push(await count());
    await ask('POST', `readings/${below.id}/correction`, { body: { values: [120_000], reason: 'Salah tulis' } });
    counts.push(await count());
    await read(id, '2026-10-05', 130);
    counts.push(await count());
    expect(counts).toEqual([1, 1, 2, 3, 3]);
    const none = { orgId: place.orgId, buildingId: place.buildingId, to: '2026-10-01', timeZone: 'Asia/Jakarta' };
    expect(await countReadings(test.context.db, { ...none, resources: [] })).toBe(0);
  });

  it('goes back twelve whole months, and no farther than the meter', async () => {
    const { putIn, meter } = await fresh('Bulan');
    const young = await putIn({ installedOn: '2026-10-20' });
    expect((await meter(young.id)).months.map(({ period }) => period)).toEqual(['2026-11', '2026-10']);
    const old = await putIn({ installedOn: '2020-01-01' });
    expect((await meter(old.id)).months).toHaveLength(13);
  });
});

describe('who lives there', () => {
  it('sees the meters of their own units alone, and what was consumed since they came', async () => {
    const { putIn, read, ask, resident, otherUnitId, meter } = await fresh('Sendiri');
    const own = await putIn({ number: 'L-1' });
    const other = await putIn({ number: 'L-2', unitId: otherUnitId });
    for (const [day, units] of [
      ['2026-08-31', 100],
      ['2026-09-30', 160],
      ['2026-10-15', 190],
      ['2026-10-31', 210],
    ] as const)
      await read(own.id, day, units);
    expect(rowsOf((await ask('GET', 'meters', { who: resident })).data)).toEqual([[0, 'L-1', 'A-101']]);
    const { data } = await ask('GET', '/api/v1/own-meters', { who: resident });
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({ number: 'L-1', entry: 'open' });
    expect(data[0].months.map(({ period }: MeterMonth) => period)).toEqual(['2026-11', '2026-10']);
    expect(october(data[0].months)?.qtyMilli).toBe(20_000);
    expect((await meter(own.id, resident)).months).toEqual(data[0].months);
    expect((await ask('GET', `meters/${other.id}`, { who: resident })).status).toBe(404);
    expect((await ask('GET', '/api/v1/own-meters')).data).toEqual([]);
  });

  it('changes no meter, and neither does a technician', async () => {
    const { putIn, ask, tryMeter, resident, technician, manager } = await fresh('Hak');
    const { id } = await putIn();
    const tries = await Promise.all(
      [technician, resident].flatMap((who) => [
        tryMeter({}, who),
        ask('PATCH', `meters/${id}`, { body: { seal: 'S' }, version: 1, who }),
        ask('POST', `meters/${id}/archive`, {
          body: { at: '2026-11-05T08:00:00.000Z', lastValues: [200_000] },
          version: 1,
          who,
        }),
        ask('PUT', 'meter-settings', { body: { residentFromDay: 1, residentToDay: 2, staffUntilDay: 3 }, who }),
      ]),
    );
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 403, 403, 404, 403, 403, 404]);
    expect((await ask('PATCH', `meters/${id}`, { body: { seal: 'S' }, version: 1, who: manager })).status).toBe(200);
  });

  it('finance puts in meters of all buildings', async () => {
    const { place, tryMeter } = await fresh('Keuangan');
    const finance = await makeMember(test, place, 'Keuangan', ['finance']);
    expect((await tryMeter({}, finance)).status).toBe(201);
  });
});

describe('the days on which meters are read', () => {
  it('are those of the contract until a building says otherwise', async () => {
    const { ask } = await fresh('Jadwal');
    expect((await ask('GET', 'meter-settings')).data).toEqual({
      residentFromDay: 20,
      residentToDay: 25,
      staffUntilDay: 28,
      photo: 'optional',
    });
    const body = { residentFromDay: 1, residentToDay: 5, staffUntilDay: 10, photo: 'required' };
    expect(await ask('PUT', 'meter-settings', { body })).toMatchObject({ status: 200, data: body });
    expect((await ask('PUT', 'meter-settings', { body })).data).toEqual(body);
    expect((await ask('GET', 'meter-settings')).data).toEqual(body);
  });

  it('come in their order', async () => {
    const { ask } = await fresh('Urut');
    const body = { residentFromDay: 9, residentToDay: 5, staffUntilDay: 10 };
    expect((await ask('PUT', 'meter-settings', { body })).status).toBe(422);
    const late = { residentFromDay: 1, residentToDay: 11, staffUntilDay: 10 };
    expect((await ask('PUT', 'meter-settings', { body: late })).status).toBe(422);
  });
});
