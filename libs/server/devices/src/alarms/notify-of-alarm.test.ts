import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLiveWorld, type LiveWorld } from '../testing/live-world.ts';
import { createAlarmBook } from './alarm-book.ts';

let world: LiveWorld;
beforeAll(async () => {
  world = await createLiveWorld();
});
afterAll(() => world.close());

const told = async () => {
  const { rows } = await sql<{ kind: string; urgency: string; dedupeKey: string }>`
    SELECT kind, urgency, dedupe_key AS "dedupeKey" FROM notification_outbox ORDER BY at, id`.execute(world.context.db);
  await sql`DELETE FROM notification_outbox`.execute(world.context.db);
  return rows;
};

it('an alarm is told when it is raised and when it is over, not each time it is counted', async () => {
  const device = await world.makeDevice('smoke-detector');
  const book = createAlarmBook(world.context);
  const trigger = { device, key: 'smoke', condition: 'equals' } as const;
  await book.raise({ ...trigger, severity: 'critical', value: true });
  await book.raise({ ...trigger, severity: 'critical', value: true });
  await book.clear(trigger);

  expect((await told()).map(({ kind, urgency }) => [kind, urgency])).toEqual([
    ['alarm-raised', 'critical'],
    ['alarm-cleared', 'low'],
  ]);
});

it('devices of a building that fall silent together are one thing to tell', async () => {
  const book = createAlarmBook(world.context);
  for (const type of ['pump', 'climate'])
    await book.raise({
      device: await world.makeDevice(type),
      key: '',
      condition: 'offline',
      severity: 'warning',
      value: null,
    });
  const notices = await told();

  expect([notices.length, new Set(notices.map(({ dedupeKey }) => dedupeKey)).size]).toEqual([2, 1]);
  expect(notices.map(({ urgency }) => urgency)).toEqual(['low', 'low']);
});
