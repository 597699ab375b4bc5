import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markSilent, readPresence } from './presence.ts';
import { createLiveWorld, type LiveWorld } from './testing/live-world.ts';

let world: LiveWorld;
beforeAll(async () => {
  world = await createLiveWorld();
});
afterAll(() => world.close());

describe('markSilent', () => {
  it('does not blame a device for the time in which the server itself was away', async () => {
    const { deviceId } = await world.makeDevice('lift');
    const lastSeen = world.clock.now - 3_600_000;
    await sql`UPDATE device SET online = true, last_seen_at = ${new Date(lastSeen)} WHERE id = ${deviceId}`.execute(
      world.context.db,
    );
    const restartedAt = world.clock.now;

    expect(await markSilent(world.context.db, restartedAt + 120_000, restartedAt)).toEqual([]);
    expect(await markSilent(world.context.db, restartedAt + 120_001, restartedAt)).toEqual([deviceId]);
    expect(await markSilent(world.context.db, restartedAt + 120_001, restartedAt)).toEqual([]);
  });
});

describe('readPresence', () => {
  it.each([
    ['{"online":true}', { online: true }],
    ['{"online":false,"ts":1795230000000}', { online: false, ts: 1_795_230_000_000 }],
    ['{"online":"yes"}', null],
    ['{}', null],
    ['', null],
  ])('reads %s as %j', (text, expected) => {
    expect(readPresence(Buffer.from(text))).toEqual(expected);
  });
});
