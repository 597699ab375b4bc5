import { buildingTopic, deviceTopic } from '@imah/contract/mqtt/words';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLiveWorld, type LiveWorld } from '../testing/live-world.ts';
import { makeMember, makeUnit } from '@imah/server-platform/testing';

/** Long enough to subscribe on a busy machine, and far below the minute after which all rights are read anew. */
const soonMs = 3_000;
const aroundTheEnd = { timeout: 20_000, interval: 50 };

let world: LiveWorld;
beforeAll(async () => {
  world = await createLiveWorld();
});
afterAll(() => world.close());

it('cuts a connection at the moment at which the membership runs out', async () => {
  const guest = await makeMember(world, world.place, 'Sari', ['technician']);
  const end = world.clock.now + soonMs;
  await sql`UPDATE membership SET expires_at = ${new Date(end)} WHERE user_id = ${guest.id}`.execute(world.context.db);
  const screen = await world.connectPerson(guest);
  expect(await screen.subscribeAsync(buildingTopic(world.place, 'ev'))).toMatchObject([{ qos: 0 }]);

  world.clock.now = end;

  await expect.poll(() => screen.connected, aroundTheEnd).toBe(false);
});

it('cuts it also when the end was set while it was connected', async () => {
  const guest = await makeMember(world, world.place, 'Tono', ['technician']);
  const screen = await world.connectPerson(guest);
  expect(await screen.subscribeAsync(buildingTopic(world.place, 'ev'))).toMatchObject([{ qos: 0 }]);

  const end = world.clock.now + soonMs;
  await sql`UPDATE membership SET expires_at = ${new Date(end)} WHERE user_id = ${guest.id}`.execute(world.context.db);
  await world.live.refreshGrants(guest.id);
  world.clock.now = end;

  await expect.poll(() => screen.connected, aroundTheEnd).toBe(false);
});

it('cuts it at midnight of the building in which a stay ends, and leaves those who stay on', async () => {
  const [leaving, staying] = [
    await makeMember(world, world.place, 'Umi', ['resident']),
    await makeMember(world, world.place, 'Vina', ['resident']),
  ];
  const units = [
    await makeUnit(world, world.place, 'A-1', leaving),
    await makeUnit(world, world.place, 'A-2', staying),
  ];
  await sql`UPDATE occupancy SET period = '[2026-11-21,2026-11-22)' WHERE unit_id = ${units[0]}`.execute(
    world.context.db,
  );
  const midnight = Date.UTC(2026, 10, 21, 17);
  world.clock.now = midnight - soonMs;
  const screens: Awaited<ReturnType<typeof world.connectPerson>>[] = [];
  for (const [index, person] of [leaving, staying].entries()) {
    const device = await world.makeDevice('water-meter', world.place, units[index]);
    const screen = await world.connectPerson(person);
    expect(await screen.subscribeAsync(deviceTopic(device, 'state'))).toMatchObject([{ qos: 0 }]);
    screens.push(screen);
  }

  world.clock.now = midnight;

  await expect.poll(() => screens.map(({ connected }) => connected), aroundTheEnd).toEqual([false, true]);
});
