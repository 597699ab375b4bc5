import { sql } from 'kysely';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database.ts';
import type { BusMessage, LiveBus } from './live-bus.ts';
import { openPostgresBus } from './postgres-bus.ts';

let database: TestDatabase;
const opened: LiveBus[] = [];
beforeEach(async () => {
  database = await createTestDatabase({ empty: true });
});
afterEach(async () => {
  for (const bus of opened.splice(0)) await bus.close();
  await database.dispose();
});

async function join(devices: readonly string[] = [], count = 0) {
  const bus = await openPostgresBus(database.url, pino({ level: 'silent' }));
  opened.push(bus);
  const received: BusMessage[] = [];
  const counts: number[] = [];
  let missed = 0;
  await bus.join({
    received: async (message) => void received.push(message),
    missed: async () => void (missed += 1),
    introduce: () => ({ devices, count }),
    met: (theirs) => void counts.push(theirs),
  });
  return { bus, received, counts, missed: () => missed };
}

const news = (payload: unknown): BusMessage => ({ kind: 'publish', topic: 'imah/v1/x', payload, stamp: null });

it('brings what one process sends to every other, once, in order, and not back', async () => {
  const [first, second, third] = [await join(), await join(), await join()];
  const sent = Array.from({ length: 1_000 }, (_, index) => news(index % 7));

  for (const message of sent) first.bus.send(message);

  await expect.poll(() => second.received.length).toBe(sent.length);
  await expect.poll(() => third.received.length).toBe(sent.length);
  expect([second.received, third.received, first.received]).toEqual([sent, sent, []]);
});

it('brings what is far larger than a notification whole, between smaller ones', async () => {
  const [first, second] = [await join(), await join()];
  const large = 'Gedung “Melati” 🏢 '.repeat(6_000);
  const sent = [news('before'), news(large), news('x'.repeat(7_900)), news('after')];

  for (const message of sent) first.bus.send(message);

  await expect.poll(() => second.received.length).toBe(4);
  expect(second.received).toEqual(sent);
});

it('introduces a process that comes and those that are there to each other, with the devices of each', async () => {
  const first = await join(['pump'], 7);
  const second = await join(['lift'], 3);
  await expect.poll(() => first.counts).toEqual([3]);

  expect([second.counts, second.bus.isDeviceElsewhere('pump'), first.bus.isDeviceElsewhere('lift')]).toEqual([
    [7],
    true,
    true,
  ]);
  second.bus.send({ kind: 'device', deviceId: 'lift', isConnected: false });
  await expect.poll(() => first.bus.isDeviceElsewhere('lift')).toBe(false);
  expect(first.bus.isDeviceElsewhere('pump')).toBe(false);
});

it('forgets the devices of a process that leaves', async () => {
  const first = await join();
  const second = await join(['lift']);
  expect(first.bus.isDeviceElsewhere('lift')).toBe(true);

  await second.bus.close();

  await expect.poll(() => first.bus.isDeviceElsewhere('lift')).toBe(false);
});

it('has everything read anew where its connection broke, and goes on', async () => {
  const [first, second] = [await join(), await join()];
  await sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE application_name = ${`imah live ${second.bus.process}`}`.execute(database.db);

  await expect.poll(() => [first.missed(), second.missed()]).toEqual([1, 1]);
  first.bus.send(news('again'));
  second.bus.send(news('and back'));

  await expect.poll(() => [first.received, second.received]).toEqual([[news('and back')], [news('again')]]);
});
