import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markOffline, markSilent, readPresence } from './presence.ts';
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

  it('leaves alone what has never spoken, is offline already, or is of a type that nobody knows', async () => {
    const { now } = world.clock;
    const ids = await Promise.all([
      deviceThat({ online: null, lastSeen: null }),
      deviceThat({ online: false, lastSeen: now - 86_400_000 }),
      deviceThat({ online: true, lastSeen: now - 86_400_000, typeKey: 'unknown' }),
      // Its clock, or another process's, is ahead.
      deviceThat({ online: true, lastSeen: now + 86_400_000 }),
    ]);
    const silent = await markSilent(world.context.db, now, 0);

    expect(silent.filter((id) => ids.includes(id))).toEqual([]);
  });

  it('lets a device of a type of one’s own be silent as long as that says', async () => {
    const { db } = world.context;
    const { now } = world.clock;
    const made = await world.app.inject({
      method: 'POST',
      url: `/api/v1/organizations/${world.place.orgId}/device-types`,
      headers: { ...world.place.owner.bearer, 'idempotency-key': 'silent-type' },
      payload: {
        name: { id: 'Sumur', en: 'Well' },
        icon: 'lucide:flame',
        offlineAfterSec: 3600,
        metrics: [{ key: 'depth', label: { id: 'Dalam', en: 'Depth' }, kind: 'gauge', unit: 'none', decimals: 0 }],
        controls: [],
      },
    });
    const id = await deviceThat({ online: true, lastSeen: now, typeKey: made.json().data.key });

    expect([
      (await markSilent(db, now + 3_600_000, 0)).includes(id),
      (await markSilent(db, now + 3_600_001, 0)).includes(id),
    ]).toEqual([false, true]);
  });
});

interface Presence {
  readonly online: boolean | null;
  readonly lastSeen: number | null;
  readonly typeKey?: string;
}

async function deviceThat({ online, lastSeen, typeKey = 'lift' }: Presence): Promise<string> {
  const { deviceId } = await world.makeDevice(typeKey);
  const at = lastSeen === null ? null : new Date(lastSeen);
  await sql`UPDATE device SET online = ${online}, last_seen_at = ${at} WHERE id = ${deviceId}`.execute(
    world.context.db,
  );
  return deviceId;
}

describe('markOffline', () => {
  it.each([
    ['heard last here', { online: true, behindMs: 0 }, true],
    ['heard before that', { online: true, behindMs: 5 }, true],
    ['said nothing since it came', { online: true, behindMs: null }, true],
    ['spoke to another process since', { online: true, behindMs: -1 }, false],
    ['is offline already', { online: false, behindMs: 0 }, false],
    ['has never spoken', { online: null, behindMs: null }, false],
  ])('of a device that %s', async (_what, { online, behindMs }, isMarked) => {
    const heardAt = world.clock.now;
    const id = await deviceThat({ online, lastSeen: behindMs === null ? null : heardAt - behindMs });

    expect(await markOffline(world.context.db, id, heardAt)).toBe(isMarked);
  });

  it('is done once, however many processes have seen the device leave', async () => {
    const id = await deviceThat({ online: true, lastSeen: world.clock.now });
    const marked = await Promise.all(
      Array.from({ length: 6 }, () => markOffline(world.context.db, id, world.clock.now)),
    );

    expect(marked.filter(Boolean).length).toBe(1);
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
