import type { Alarm } from '@imah/contract/alarms';
import type { AlarmPacket } from '@imah/contract/mqtt';
import { buildingTopic, deviceTopic } from '@imah/contract/mqtt/words';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLiveWorld, type LiveWorld } from '../testing/live-world.ts';
import type { DeviceIdentity } from '@imah/server-platform/live';
import { createAlarmBook } from './alarm-book.ts';

const start = Date.UTC(2026, 10, 21, 3);
let world: LiveWorld;
let packets: AlarmPacket[];

beforeAll(async () => {
  world = await createLiveWorld();
  packets = [];
  const screen = await world.connectPerson(world.place.owner);
  screen.on('message', (_topic, payload) => void packets.push(JSON.parse(String(payload))));
  await screen.subscribeAsync(buildingTopic(world.place, 'alarm'), { qos: 1 });
});
afterAll(() => world.close());

const of = (device: DeviceIdentity) => packets.filter(({ alarm }) => alarm.deviceId === device.deviceId);
const rowsOf = (device: DeviceIdentity) =>
  sql<{
    active: boolean;
    count: number;
  }>`SELECT active, count FROM alarm WHERE device_id = ${device.deviceId} ORDER BY raised_at`
    .execute(world.context.db)
    .then(({ rows }) => rows);

async function listen(): Promise<Alarm[]> {
  const url = `/api/v1/buildings/${world.place.buildingId}/alarms`;
  return (await world.app.inject({ url, headers: world.place.owner.bearer })).json().data;
}

describe('an alarm', () => {
  it('is raised by a value beyond its bound, counted while it lasts, cleared by a normal value', async () => {
    const device = await world.makeDevice('pump');
    const client = await world.connectDevice(device);
    const say = async (temperature: number) => {
      await client.publishAsync(deviceTopic(device, 'tele'), JSON.stringify({ values: { temperature } }), { qos: 1 });
      await world.services.settled();
    };

    await say(80);
    expect(of(device)).toEqual([]);
    await say(80.1);
    await say(91);
    const standing = await listen();
    await say(60);

    const at = new Date(start).toISOString();
    const alarm = {
      id: standing[0]?.id,
      buildingId: device.buildingId,
      deviceId: device.deviceId,
      deviceName: 'pump 1',
      key: 'temperature',
      condition: 'above',
      rule: null,
      severity: 'major',
      active: true,
      value: 91,
      count: 2,
      raisedAt: at,
      lastAt: at,
      clearedAt: null,
      acknowledgedAt: null,
      acknowledgedBy: null,
      quiet: null,
    };
    expect(standing).toEqual([alarm]);
    await expect.poll(() => of(device)).toHaveLength(3);
    expect(of(device).map(({ op, alarm: told }) => [op, told])).toEqual([
      ['raised', { ...alarm, value: 80.1, count: 1 }],
      ['updated', alarm],
      ['cleared', { ...alarm, active: false, clearedAt: at }],
    ]);
    expect(await listen()).toEqual([]);
  });

  it('is raised by a state that is not normal', async () => {
    const device = await world.makeDevice('smoke-detector');
    const client = await world.connectDevice(device);

    await client.publishAsync(deviceTopic(device, 'tele'), '{"values":{"smoke":true}}', { qos: 1 });

    await expect
      .poll(() => of(device).map(({ op, alarm }) => [op, alarm.condition, alarm.severity]))
      .toEqual([['raised', 'equals', 'critical']]);
  });

  it('stands once however often it is raised at the same time: 1,000 triggers, one row, one count each', async () => {
    const device = await world.makeDevice('pump');
    // Two books, as two processes on one database would be.
    const books = [createAlarmBook(world.context), createAlarmBook(world.context)];
    const trigger = { device, key: 'temperature', condition: 'above', severity: 'major', value: 99 } as const;

    await Promise.all(Array.from({ length: 1_000 }, (_, index) => books[index % 2]!.raise(trigger)));

    expect(await rowsOf(device)).toEqual([{ active: true, count: 1_000 }]);
  });

  it('numbers the packets of a building without a gap and sends them in that order', async () => {
    const device = await world.makeDevice('pump');
    const book = createAlarmBook(world.context);
    const trigger = { device, key: 'pressure', condition: 'above', severity: 'major', value: 9 } as const;
    const before = packets.length;

    await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 4 === 3 ? book.clear(trigger) : book.raise(trigger))),
    );

    await expect.poll(() => of(device).length).toBeGreaterThan(0);
    const numbers = packets.slice(before).map(({ seq }) => seq);
    expect(numbers).toEqual(numbers.map((_, index) => numbers[0]! + index));
  });

  it('stands again as a new one after it was cleared', async () => {
    const device = await world.makeDevice('pump');
    const book = createAlarmBook(world.context);
    const trigger = { device, key: 'temperature', condition: 'above', severity: 'major', value: 99 } as const;

    await book.raise(trigger);
    await book.clear(trigger);
    await book.clear(trigger);
    await book.raise(trigger);

    expect((await rowsOf(device)).map(({ active }) => Number(active)).toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  it('is known again after a restart, so that a normal value clears it', async () => {
    const device = await world.makeDevice('pump');
    const trigger = { device, key: 'temperature', condition: 'above', severity: 'major', value: 99 } as const;
    await createAlarmBook(world.context).raise(trigger);

    const restarted = createAlarmBook(world.context);
    await restarted.load();
    await restarted.clear(trigger);

    expect(await rowsOf(device)).toEqual([{ active: false, count: 1 }]);
  });

  it('is listed with the most severe first, page by page', async () => {
    const url = `/api/v1/buildings/${world.place.buildingId}/alarms`;
    const all = await listen();
    const ranks = all.map(({ severity }) => ['critical', 'major', 'minor', 'warning', 'info'].indexOf(severity));
    const paged: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: { data: Alarm[]; meta: { nextCursor: string | null } } = (
        await world.app.inject({
          url: `${url}?limit=1${cursor && `&cursor=${cursor}`}`,
          headers: world.place.owner.bearer,
        })
      ).json();
      paged.push(...page.data.map((alarm) => alarm.id));
      cursor = page.meta.nextCursor;
    }

    expect(all.length).toBeGreaterThan(1);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    expect(paged).toEqual(all.map(({ id }) => id));
  });
});
