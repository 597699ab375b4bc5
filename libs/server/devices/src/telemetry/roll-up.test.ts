import type { TelemetryAnswer } from '@imah/contract/telemetry';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLiveWorld, type LiveWorld } from '../testing/live-world.ts';
import type { DeviceIdentity } from '@imah/server-platform/live';
import { makeMember, makePlace } from '@imah/server-platform/testing';
import { rawLimits } from './choose-level.ts';
import { rollUp } from './roll-up.ts';
import { storeMeasurements } from './store-measurements.ts';

const minute = 60_000;
const hour = 60 * minute;
/** Midnight in Jakarta, seven hours before that of UTC. */
const midnight = Date.UTC(2026, 10, 19, 17);

let world: LiveWorld;
let meter: DeviceIdentity;
beforeAll(async () => {
  world = await createLiveWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  meter = await world.makeDevice('water-meter');
});

/** Values of one metric as the device reported them: time and value. */
const report = (key: string, points: readonly (readonly [ts: number, value: number])[]) =>
  storeMeasurements(
    world.context.db,
    points.map(([ts, value]) => ({ device: meter, key, ts, value })),
    new Map(),
    world.clock.now,
  );

const rollupsOf = (level: string) =>
  sql`
    SELECT round(extract(epoch FROM bucket) * 1000)::bigint AS bucket, min, max, sum, count, first, last, delta FROM telemetry_rollup
    WHERE org_id = ${meter.orgId} AND device_id = ${meter.deviceId} AND level = ${level} ORDER BY key, bucket`
    .execute(world.context.db)
    .then(({ rows }) => rows);

async function query(keys: string, from: number, to: number, points = 300): Promise<TelemetryAnswer> {
  const url = `/api/v1/devices/${meter.deviceId}/telemetry?keys=${keys}&from=${from}&to=${to}&points=${points}`;
  return (await world.app.inject({ url, headers: world.place.owner.bearer })).json().data;
}

describe('rollUp', () => {
  it('computes 5 minutes from raw values, hours from those, days of the building from hours', async () => {
    await report('flow', [
      [midnight - 1, 100],
      [midnight, 2],
      [midnight + minute, 4],
      [midnight + 2 * hour, 9],
    ]);

    await rollUp(world.context.db);

    const row = (
      bucket: number,
      min: number,
      max: number,
      sum: number,
      count: number,
      first: number,
      last: number,
    ) => ({
      bucket,
      min,
      max,
      sum,
      count,
      first,
      last,
      delta: null,
    });
    expect(await rollupsOf('5m')).toEqual([
      row(midnight - 5 * minute, 100, 100, 100, 1, 100, 100),
      row(midnight, 2, 4, 6, 2, 2, 4),
      row(midnight + 2 * hour, 9, 9, 9, 1, 9, 9),
    ]);
    expect(await rollupsOf('1h')).toEqual([
      row(midnight - hour, 100, 100, 100, 1, 100, 100),
      row(midnight, 2, 4, 6, 2, 2, 4),
      row(midnight + 2 * hour, 9, 9, 9, 1, 9, 9),
    ]);
    expect(await rollupsOf('1d')).toEqual([
      row(midnight - 24 * hour, 100, 100, 100, 1, 100, 100),
      row(midnight, 2, 9, 15, 3, 2, 9),
    ]);
  });

  it('gives what a counter rose to the bucket of the later value, across gaps', async () => {
    await report('volume', [
      [midnight, 10],
      [midnight + minute, 11],
      [midnight + 11 * minute, 15],
    ]);

    await rollUp(world.context.db);

    expect((await rollupsOf('5m')).map((row) => (row as { delta: number }).delta)).toEqual([1, 4]);
  });

  it('takes a counter that fell as reset: it has counted from zero', async () => {
    await report('volume', [
      [midnight, 100],
      [midnight + minute, 3],
      [midnight + 2 * minute, 5],
    ]);

    await rollUp(world.context.db);

    expect((await rollupsOf('1h')).map((row) => (row as { delta: number }).delta)).toEqual([5]);
  });

  it('changes nothing when it is done twice, and nothing more is to be done', async () => {
    await report('volume', [
      [midnight, 1],
      [midnight + 20 * minute, 3],
    ]);
    await rollUp(world.context.db);
    const once = await Promise.all(['5m', '1h', '1d'].map(rollupsOf));
    await sql`INSERT INTO telemetry_dirty SELECT org_id, device_id, key, bucket FROM telemetry_rollup
      WHERE device_id = ${meter.deviceId} AND level = '5m'`.execute(world.context.db);

    const again = await rollUp(world.context.db);

    expect(await Promise.all(['5m', '1h', '1d'].map(rollupsOf))).toEqual(once);
    expect([again, await rollUp(world.context.db)]).toEqual([2, 0]);
  });

  it('corrects the next bucket as well when a value comes late', async () => {
    await report('volume', [
      [midnight, 10],
      [midnight + 20 * minute, 16],
    ]);
    await rollUp(world.context.db);

    await report('volume', [[midnight + 10 * minute, 14]]);
    await rollUp(world.context.db);

    expect((await rollupsOf('5m')).map((row) => (row as { delta: number }).delta)).toEqual([0, 4, 2]);
    expect((await rollupsOf('1d')).map((row) => (row as { delta: number }).delta)).toEqual([6]);
  });
});

describe('past values', () => {
  it('are raw for up to two hours', async () => {
    await report('flow', [
      [midnight, 1],
      [midnight + minute, 2],
    ]);

    expect(await query('flow', midnight, midnight + 2 * hour)).toEqual({
      level: 'raw',
      bucketMs: 0,
      series: [{ key: 'flow', ts: [midnight, midnight + minute], values: [1, 2] }],
    });
  });

  it('are raw up to as many as can be answered with, and beyond that a rollup, however short the time', async () => {
    const fill = (from: number, count: number) =>
      sql`INSERT INTO telemetry_raw (org_id, device_id, key, ts, num)
        SELECT ${meter.orgId}, ${meter.deviceId}, 'flow', ${new Date(midnight + from)}::timestamptz + n * interval '1 second', 1
        FROM generate_series(0, ${count - 1}::integer) AS n`.execute(world.context.db);
    const asked = () => query('flow', midnight, midnight + 2 * hour);
    await fill(0, rawLimits.rows);
    const most = await asked();
    await fill(rawLimits.rows * 1000, 1);
    const more = await asked();

    expect([most.level, most.series[0]?.ts.length]).toEqual(['raw', rawLimits.rows]);
    expect([more.level, more.bucketMs, more.series[0]?.ts.length]).toEqual(['5m', 5 * minute, 24]);
    // A millisecond more than may be raw is none either.
    expect((await query('flow', midnight, midnight + rawLimits.rangeMs + 1)).level).toBe('5m');
  });

  it('of a switch are 1 and 0, of a text none, and of what was never reported an empty series', async () => {
    const say = (key: string, values: readonly (boolean | string)[]) =>
      storeMeasurements(
        world.context.db,
        values.map((value, at) => ({ device: meter, key, ts: midnight + at, value })),
        new Map(),
        world.clock.now,
      );
    await say('valve', [true, false, true]);
    await say('note', ['baik', 'buruk']);

    expect((await query('valve,note,flow,valve', midnight, midnight + hour)).series).toEqual([
      { key: 'valve', ts: [midnight, midnight + 1, midnight + 2], values: [1, 0, 1] },
      { key: 'note', ts: [], values: [] },
      { key: 'flow', ts: [], values: [] },
    ]);
  });

  it('begin at the first moment that is asked for, and end before the last', async () => {
    await report('flow', [
      [midnight - 1, 1],
      [midnight, 2],
      [midnight + minute - 1, 3],
      [midnight + minute, 4],
    ]);

    expect((await query('flow', midnight, midnight + minute)).series[0]?.values).toEqual([2, 3]);
  });

  it('are nobody’s but those who may see the device: neither a neighbour nor another organisation reads them', async () => {
    await report('flow', [[midnight, 2]]);
    const stranger = await makePlace(world, 'Jauh');
    const resident = await makeMember(world, world.place, 'Warga', ['resident']);
    const url = `/api/v1/devices/${meter.deviceId}/telemetry?keys=flow&from=${midnight}&to=${midnight + hour}`;
    const answers = await Promise.all(
      [stranger.owner, resident].map(({ bearer }) => world.app.inject({ url, headers: bearer })),
    );

    expect(answers.map((answer) => [404, 403].includes(answer.statusCode))).toEqual([true, true]);
    expect(answers.map((answer) => answer.body.includes('series'))).toEqual([false, false]);
  });

  it('are the finest rollup that fits the points, with null where there was nothing', async () => {
    await report('flow', [
      [midnight, 1],
      [midnight + minute, 2],
      [midnight + 10 * minute, 6],
    ]);
    await rollUp(world.context.db);

    const answer = await query('flow', midnight, midnight + 3 * hour, 36);

    expect([answer.level, answer.bucketMs, answer.series[0]?.ts.length]).toEqual(['5m', 300_000, 36]);
    expect(answer.series[0]?.values.slice(0, 4)).toEqual([1.5, null, 6, null]);
    expect(answer.series[0]?.max?.slice(0, 4)).toEqual([2, null, 6, null]);
    expect((await query('flow', midnight, midnight + 3 * hour, 35)).level).toBe('1h');
  });

  it('of a counter are its last reading and what was used', async () => {
    await report('volume', [
      [midnight, 10],
      [midnight + minute, 12],
      [midnight + 61 * minute, 15],
    ]);
    await rollUp(world.context.db);

    const { level, series } = await query('volume', midnight, midnight + 3 * hour, 10);

    expect([level, series]).toEqual([
      '1h',
      [
        {
          key: 'volume',
          ts: [midnight, midnight + hour, midnight + 2 * hour],
          values: [12, 15, null],
          min: [10, 15, null],
          max: [12, 15, null],
          delta: [2, 3, null],
        },
      ],
    ]);
  });

  it('are days of the building, from its midnight', async () => {
    await report('flow', [
      [midnight + hour, 1],
      [midnight + 25 * hour, 3],
    ]);
    await rollUp(world.context.db);

    const { level, series } = await query('flow', midnight, midnight + 30 * 24 * hour, 30);

    expect([level, series[0]?.ts.slice(0, 3), series[0]?.values.slice(0, 3)]).toEqual([
      '1d',
      [midnight, midnight + 24 * hour, midnight + 48 * hour],
      [1, 3, null],
    ]);
  });

  it('fall back to a coarser level where the finer one is no longer kept', async () => {
    await report('flow', [[midnight, 1]]);
    await rollUp(world.context.db);
    await sql`DELETE FROM telemetry_rollup WHERE device_id = ${meter.deviceId} AND level = '5m'`.execute(
      world.context.db,
    );

    expect((await query('flow', midnight, midnight + 3 * hour)).level).toBe('1h');
  });

  it.each([
    ['the end is not after the beginning', midnight, midnight],
    ['the end lies beyond all time', midnight, 9_007_199_254_740_991],
  ])('are refused when %s', async (_what, from, to) => {
    const url = `/api/v1/devices/${meter.deviceId}/telemetry?keys=flow&from=${from}&to=${to}`;
    const response = await world.app.inject({ url, headers: world.place.owner.bearer });

    expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([422, ['to']]);
  });

  it('of all time answer at once with the newest days that fit', async () => {
    await report('flow', [[midnight, 1]]);
    await rollUp(world.context.db);

    const { level, series } = await query('flow', 0, midnight + 24 * hour, 10);

    expect([level, series[0]?.ts.length, series[0]?.values.at(-1)]).toEqual(['1d', 10, 1]);
  });
});
