import { randomUUIDv7 } from 'node:crypto';
import type { Reading } from '@imah/contract/metering';
import type { TestApp } from '@imah/server-platform/testing';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';
import { meteringCalls } from '../testing/metering-calls.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const fresh = (name: string) => meteringCalls(test, name);
const byValue = (one: Reading, other: Reading) => (one.values[0] ?? 0) - (other.values[0] ?? 0);
const statesOf = (readings: readonly Reading[]) =>
  readings.toSorted(byValue).map(({ state, values }) => [state, values[0]]);

describe('a reading', () => {
  it('that is like those before counts at once', async () => {
    const { putIn, read, meter, technician } = await fresh('Biasa');
    const { id } = await putIn();
    await read(id, '2026-09-30', 373);
    const { author, ...reading } = await read(id, '2026-10-31', 404);
    expect([author, technician.id]).toEqual(['Manajer', expect.any(String)]);
    expect(reading).toEqual({
      id: expect.any(String),
      meterId: id,
      meterNumber: expect.any(String),
      resource: 'electricity',
      unitCode: 'A-101',
      location: '',
      registers: ['kWh'],
      timeZone: 'Asia/Jakarta',
      at: '2026-10-31T08:00:00.000Z',
      kind: 'regular',
      values: [404_000],
      source: 'staff',
      state: 'approved',
      anomalies: [],
      note: '',
      reason: null,
      decidedBy: null,
      correctsId: null,
      standing: 'current',
      previous: { at: '2026-09-30T08:00:00.000Z', values: [373_000] },
      usedMilli: 31_000,
      photos: [],
      version: 1,
    });
    expect((await meter(id)).last).toEqual({ at: '2026-10-31T08:00:00.000Z', values: [404_000] });
  });

  it('below the one before waits, and counts from when it is approved with a reason', async () => {
    const { putIn, read, decide, meter, ask } = await fresh('Turun');
    const { id } = await putIn();
    const odd = await read(id, '2026-10-31', 90);
    expect(odd).toMatchObject({ state: 'submitted', anomalies: ['below-previous'], usedMilli: -10_000 });
    expect(await meter(id)).toMatchObject({ waiting: 1, last: { values: [100_000] } });
    expect((await ask('GET', 'readings?state=submitted')).data).toHaveLength(1);
    expect((await decide(odd, 'approve', 'x')).status).toBe(422);
    const { data } = await decide(odd, 'approve', 'Angka pasang salah catat');
    expect(data).toMatchObject({
      state: 'approved',
      reason: 'Angka pasang salah catat',
      decidedBy: 'Manajer',
      version: 2,
    });
    expect(await meter(id)).toMatchObject({ waiting: 0, last: { values: [90_000] } });
    expect(await decide(data, 'reject', 'Berubah pikiran')).toMatchObject({
      status: 409,
      code: 'PEMBACAAN_SUDAH_DIJAWAB',
    });
    expect((await decide(odd, 'reject', 'Berubah pikiran')).status).toBe(412);
  });

  it('of more than three times of what is usual waits', async () => {
    const { putIn, read } = await fresh('Lonjak');
    const { id } = await putIn();
    // One a day for half a year.
    for (const [day, units] of [
      ['2026-07-02', 282],
      ['2026-08-31', 342],
      ['2026-09-30', 372],
    ] as const)
      await read(id, day, units);
    const most = await read(id, '2026-10-30', 462);
    expect([most.state, most.usedMilli]).toEqual(['approved', 90_000]);
    expect(await read(id, '2026-11-09', 502)).toMatchObject({ state: 'submitted', anomalies: ['above-usual'] });
  });

  it('that is rejected leaves its moment free, and stays to be seen', async () => {
    const { putIn, read, decide, ask } = await fresh('Tolak');
    const { id } = await putIn();
    await decide(await read(id, '2026-10-31', 90), 'reject', 'Foto menunjukkan angka lain');
    expect(await read(id, '2026-10-31', 130)).toMatchObject({ state: 'approved' });
    const { data } = await ask('GET', `readings?meterId=${id}`);
    expect(statesOf(data)).toEqual([
      ['rejected', 90_000],
      ['approved', 100_000],
      ['approved', 130_000],
    ]);
  });

  it('through the last digit is not odd', async () => {
    const { putIn, read } = await fresh('Penuh');
    const { id } = await putIn({ digits: 3, firstValues: [990_000] });
    expect(await read(id, '2026-10-31', 12)).toMatchObject({ state: 'approved', usedMilli: 22_000 });
  });

  it('after the calibration of its meter is over is told of, and counts', async () => {
    const { putIn, read } = await fresh('Tera');
    const { id } = await putIn({ verifyUntil: '2026-10-01' });
    expect(await read(id, '2026-10-31', 130)).toMatchObject({ state: 'approved', anomalies: ['verification-expired'] });
  });

  it.each([
    ['of tomorrow', { at: '2026-11-22T08:00:00.000Z' }, 422, 'at'],
    ['of before the meter hung there', { at: '2025-12-31T08:00:00.000Z' }, 422, 'at'],
    ['with a value too many', { values: [1, 2] }, 422, 'values'],
    ['of more than the meter can show', { values: [100_000_000] }, 422, 'values.0'],
    ['that is estimated without a word', { as: 'estimate' }, 422, 'note'],
  ])('%s is refused where the fault is', async (_, more, status, field) => {
    const { putIn, tryReading } = await fresh('Keliru');
    const { id } = await putIn();
    const answer = await tryReading(id, { at: '2026-10-31T08:00:00.000Z', values: [130_000], ...more });
    expect([answer.status, Object.keys(answer.errors)]).toEqual([status, [field]]);
  });

  it('by a clock that is a little ahead is of now, and not refused', async () => {
    const { putIn, tryReading } = await fresh('Jam maju');
    const { id } = await putIn();
    const ahead = (minutes: number) => new Date(test.clock.now + minutes * 60_000).toISOString();

    const [little, much] = [
      await tryReading(id, { at: ahead(5), values: [130_000] }),
      await tryReading(id, { at: ahead(6), values: [131_000] }),
    ];

    expect([little.status, little.data.at, much.status]).toEqual([201, ahead(0), 422]);
  });

  it('is one for a meter and a moment, and the same call twice is one reading', async () => {
    const { putIn, tryReading, ask } = await fresh('Sekali');
    const { id } = await putIn();
    const body = { at: '2026-10-31T08:00:00.000Z', values: [130_000] };
    const key = randomUUIDv7();
    const [first, again] = [await tryReading(id, body, { key }), await tryReading(id, body, { key })];
    expect(again.data).toEqual(first.data);
    expect(await tryReading(id, body)).toMatchObject({ status: 409, code: 'PEMBACAAN_SUDAH_ADA' });
    expect((await ask('GET', `readings?meterId=${id}`)).data).toHaveLength(2);
  });

  it('of staff of the building comes on the days for it; who approves readings takes one on any day', async () => {
    const { putIn, tryReading, technician, meter, ask } = await fresh('Tanggal');
    const { id } = await putIn();
    const lastDay = (staffUntilDay: number) =>
      ask('PUT', 'meter-settings', { body: { residentFromDay: 1, residentToDay: 2, staffUntilDay } });
    const body = { values: [130_000], source: 'phone' };
    await lastDay(21);
    expect((await tryReading(id, body, { who: technician })).data).toMatchObject({ source: 'phone' });
    await lastDay(20);
    expect((await meter(id, technician)).entry).toBe('outside-window');
    expect(await tryReading(id, body, { who: technician })).toMatchObject({ status: 409, code: 'DI_LUAR_JADWAL_BACA' });
    const later = { values: [131_000], at: '2026-11-20T08:00:00.000Z' };
    expect((await tryReading(id, later)).status).toBe(201);
  });

  it('that was taken without a network counts by the day on which it was taken, up to three days later', async () => {
    const { putIn, tryReading, technician, resident, ask } = await fresh('Luring');
    const { id } = await putIn();
    const lastDay = (day: number) =>
      ask('PUT', 'meter-settings', { body: { residentFromDay: 1, residentToDay: day, staffUntilDay: day } });
    // It is the morning of the 21st.
    await lastDay(18);
    const onThe18th = { values: [130_000], at: '2026-11-18T03:00:00.000Z', source: 'phone' };
    expect((await tryReading(id, onThe18th, { who: technician })).data).toMatchObject({ at: onThe18th.at });
    const seen = { values: [130_100], at: '2026-11-18T03:00:01.000Z', source: 'phone' };
    expect((await tryReading(id, seen, { who: resident })).data).toMatchObject({ source: 'resident', at: seen.at });
    // Taken outside of the days, or too long ago to be believed.
    const late = [
      { ...onThe18th, at: '2026-11-19T03:00:00.000Z' },
      { ...onThe18th, at: '2026-11-18T02:59:59.000Z' },
    ];
    for (const body of late) expect((await tryReading(id, body, { who: technician })).code).toBe('DI_LUAR_JADWAL_BACA');
  });

  it('is estimated by who may approve alone', async () => {
    const { putIn, tryReading, technician, meter } = await fresh('Taksir');
    const { id } = await putIn();
    const body = { at: '2026-10-31T08:00:00.000Z', values: [140_000], as: 'estimate', note: 'Unit terkunci' };
    expect((await tryReading(id, body, { who: technician })).status).toBe(403);
    expect((await tryReading(id, body)).data).toMatchObject({
      state: 'estimate',
      reason: 'Unit terkunci',
      decidedBy: 'Manajer',
    });
    const { last, months } = await meter(id);
    expect(last?.values).toEqual([100_000]);
    expect(months.find(({ period }) => period === '2026-10')).toMatchObject({ basis: 'none' });
  });
});

describe('a reading of who lives there', () => {
  it('is of now, on the days that the building has set', async () => {
    const { putIn, tryReading, resident, ask, meter } = await fresh('Penghuni');
    const { id } = await putIn();
    const body = { values: [130_000], at: '2026-10-01T08:00:00.000Z', source: 'phone' };
    const { data } = await tryReading(id, body, { who: resident });
    expect(data).toMatchObject({ source: 'resident', at: '2026-11-21T03:00:00.000Z', previous: null, usedMilli: null });
    await ask('PUT', 'meter-settings', { body: { residentFromDay: 22, residentToDay: 23, staffUntilDay: 24 } });
    expect((await meter(id, resident)).entry).toBe('outside-window');
    expect(await tryReading(id, { values: [131_000] }, { who: resident })).toMatchObject({
      status: 409,
      code: 'DI_LUAR_JADWAL_BACA',
    });
  });

  it('is of their own units alone', async () => {
    const { putIn, tryReading, resident, otherUnitId, ask, read } = await fresh('Tetangga');
    const other = await putIn({ unitId: otherUnitId });
    const all = await putIn({ role: 'common', unitId: null });
    for (const { id } of [other, all])
      expect((await tryReading(id, { values: [130_000] }, { who: resident })).status).toBe(404);
    await read(other.id, '2026-10-31', 130);
    expect((await ask('GET', 'readings', { who: resident })).data).toEqual([]);
  });

  it('is read by them from when they came, and by staff from the beginning', async () => {
    const { putIn, read, ask, resident } = await fresh('Sejak');
    const { id } = await putIn();
    await read(id, '2026-09-30', 130);
    await read(id, '2026-10-31', 160);
    await read(id, '2026-11-10', 170);
    const own: Reading[] = (await ask('GET', `readings?meterId=${id}`, { who: resident })).data;
    expect(own.map(({ values, usedMilli }) => [values[0], usedMilli])).toEqual([
      [170_000, 10_000],
      [160_000, null],
    ]);
    expect((await ask('GET', `readings?meterId=${id}`)).data).toHaveLength(4);
    const first = await ask('GET', `readings?meterId=${id}&limit=3`);
    const rest = await ask('GET', `readings?meterId=${id}&limit=3&cursor=${first.meta.nextCursor}`);
    expect([first.data.length, statesOf(rest.data)]).toEqual([3, [['approved', 100_000]]]);
  });

  it('is approved by nobody who only reads', async () => {
    const { putIn, read, decide, ask, technician, resident } = await fresh('Setuju');
    const { id } = await putIn();
    const odd = await read(id, '2026-10-31', 90);
    const fine = await read(id, '2026-11-01', 130);
    const body = { values: [131_000], reason: 'Salah baca' };
    const tries = await Promise.all(
      [technician, resident].flatMap((who) => [
        decide(odd, 'approve', 'Sudah dicek', who),
        ask('POST', `readings/${fine.id}/correction`, { body, who }),
      ]),
    );
    expect(tries.map(({ status }) => status)).toEqual([403, 403, 404, 404]);
  });
});

describe('an approved reading', () => {
  it('is corrected by another that names it; both stay to be seen, and the newest counts', async () => {
    const { putIn, read, ask, meter } = await fresh('Koreksi');
    const { id } = await putIn();
    const wrong = await read(id, '2026-10-31', 310);
    const correct = (readingId: string, units: number) =>
      ask('POST', `readings/${readingId}/correction`, { body: { values: [units * 1000], reason: 'Angka tertukar' } });
    const right = await correct(wrong.id, 130);
    expect(right).toMatchObject({
      status: 201,
      data: { correctsId: wrong.id, at: wrong.at, state: 'approved', usedMilli: 30_000, anomalies: [] },
    });
    expect(await correct(wrong.id, 131)).toMatchObject({ status: 409, code: 'PEMBACAAN_SUDAH_DIKOREKSI' });
    const again = await correct(right.data.id, 132);
    expect(again.status).toBe(201);
    const { data } = await ask('GET', `readings?meterId=${id}`);
    expect(data.toSorted(byValue).map(({ values, standing }: Reading) => [values[0], standing])).toEqual([
      [100_000, 'current'],
      [130_000, 'corrected'],
      [132_000, 'current'],
      [310_000, 'corrected'],
    ]);
    expect((await meter(id)).last).toMatchObject({ values: [132_000] });
    expect(await read(id, '2026-11-10', 140)).toMatchObject({ state: 'approved', usedMilli: 8_000 });
  });

  it('cannot be corrected while it waits', async () => {
    const { putIn, read, ask } = await fresh('Tunggu');
    const { id } = await putIn();
    const odd = await read(id, '2026-10-31', 90);
    const body = { values: [131_000], reason: 'Salah baca' };
    expect((await ask('POST', `readings/${odd.id}/correction`, { body })).status).toBe(409);
  });

  it.each([
    [
      'changed',
      (id: string) => sql`UPDATE meter_reading SET register_values = '{1}' WHERE id = ${id}`,
      'readings_stay',
    ],
    [
      'set to wait again',
      (id: string) => sql`UPDATE meter_reading SET state = 'submitted' WHERE id = ${id}`,
      'readings_stay',
    ],
    [
      'said to be somebody else’s',
      (id: string) => sql`UPDATE meter_reading SET author_id = (SELECT id FROM app_user ORDER BY created_at LIMIT 1)
      WHERE id = ${id}`,
      'readings_stay',
    ],
    ['deleted', (id: string) => sql`DELETE FROM meter_reading WHERE id = ${id}`, 'readings_stay'],
    [
      'deleted with its meter',
      (id: string) => sql`DELETE FROM meter WHERE id = (SELECT meter_id FROM meter_reading WHERE id = ${id})`,
      'readings_stay',
    ],
    [
      'read twice at a moment',
      (
        id: string,
      ) => sql`INSERT INTO meter_reading (org_id, id, meter_id, at, kind, register_values, source, state, created_at)
      SELECT org_id, ${randomUUIDv7()}, meter_id, at, kind, register_values, source, state, created_at FROM meter_reading WHERE id = ${id}`,
      'one_reading_a_moment',
    ],
    [
      'corrected at another moment',
      (id: string) => sql`INSERT INTO meter_reading
      (org_id, id, meter_id, at, kind, register_values, source, state, reason, corrects_id, created_at)
      SELECT org_id, ${randomUUIDv7()}, meter_id, at + interval '1 day', kind, register_values, source, state, 'Geser', id, created_at
      FROM meter_reading WHERE id = ${id}`,
      'correction_names_its_reading',
    ],
    [
      'followed by one with a value too many',
      (id: string) => sql`INSERT INTO meter_reading
      (org_id, id, meter_id, at, kind, register_values, source, state, created_at)
      SELECT org_id, ${randomUUIDv7()}, meter_id, at + interval '1 day', kind, '{1,2}', source, state, created_at
      FROM meter_reading WHERE id = ${id}`,
      'reading_has_each_register',
    ],
    [
      'followed by one beyond the last digit',
      (id: string) => sql`INSERT INTO meter_reading
      (org_id, id, meter_id, at, kind, register_values, source, state, created_at)
      SELECT org_id, ${randomUUIDv7()}, meter_id, at + interval '1 day', kind, '{100000000}', source, state, created_at
      FROM meter_reading WHERE id = ${id}`,
      'reading_has_each_register',
    ],
  ])('cannot be %s by whatever statement', async (_, statement, constraint) => {
    const { putIn, read, technician } = await fresh('Tetap');
    const { id } = await putIn();
    const reading = await read(id, '2026-10-31', 130);
    expect(technician.id).not.toBe('');
    await expect(statement(reading.id).execute(test.context.db)).rejects.toMatchObject({ constraint });
  });

  it('forgets who read it when their account goes', async () => {
    const { putIn, tryReading, technician, ask } = await fresh('Lupa');
    const { id } = await putIn();
    await tryReading(id, { values: [130_000] }, { who: technician });
    await sql`UPDATE meter_reading SET author_id = NULL WHERE author_id = ${technician.id}`.execute(test.context.db);
    expect((await ask('GET', `readings?meterId=${id}`)).data[0]).toMatchObject({ author: null, values: [130_000] });
  });
});

it('what was done to meters and readings is written down, and open pages hear of it', async () => {
  const { putIn, read, decide, place } = await fresh('Jejak');
  const { id } = await putIn();
  await decide(await read(id, '2026-10-31', 90), 'approve', 'Angka pasang salah catat');
  const entries = await test.context.db
    .selectFrom('audit_event')
    .select(['action', 'entity'])
    .where('org_id', '=', place.orgId)
    .where('entity', 'in', ['meter', 'meter_reading'])
    .orderBy('at')
    .execute();
  expect(entries.map(({ action, entity }) => `${action} ${entity}`)).toEqual([
    'create meter',
    'create meter_reading',
    'approve meter_reading',
  ]);
});
