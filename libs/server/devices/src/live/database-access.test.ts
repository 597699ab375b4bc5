import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLiveWorld, type LiveWorld } from '../testing/live-world.ts';
import { makeMember, makeUnit } from '@imah/server-platform/testing';
import { deviceTopic } from '@imah/contract/mqtt/words';
import { createDatabaseAccess } from '@imah/server-platform/live';

let world: LiveWorld;
beforeAll(async () => {
  world = await createLiveWorld();
});
afterAll(() => world.close());

describe('a device', () => {
  const enter = (username: string, secret: string) =>
    createDatabaseAccess(world.context).authenticateDevice(username, secret, '192.0.2.7');

  it('comes in with its own credential, which is marked as used', async () => {
    const device = await world.makeDevice('climate');

    expect(await enter(device.deviceId, 'secret')).toEqual(device);
    const { rows } =
      await sql`SELECT last_used_at AS at FROM device_credential WHERE device_id = ${device.deviceId}`.execute(
        world.context.db,
      );
    expect(rows).toEqual([{ at: new Date(world.clock.now) }]);
  });

  it.each([
    ['a wrong secret', 'wrong', sql`SELECT 1`],
    ['a credential that was revoked', 'secret', sql`UPDATE device_credential SET revoked_at = now()`],
    ['a device that is disabled', 'secret', sql`UPDATE device SET enabled = false`],
  ])('stays out with %s', async (_what, secret, change) => {
    const device = await world.makeDevice('climate');
    await change.execute(world.context.db);

    expect(await enter(device.deviceId, secret)).toBeNull();
  });
});

describe('a person', () => {
  it('who lives in a unit hears its device, and no longer from the moment the right is gone', async () => {
    const resident = await makeMember(world, world.place, 'Sari', ['resident']);
    const unitId = await makeUnit(world, world.place, 'A-1', resident);
    const [own, other] = [
      await world.makeDevice('water-meter', world.place, unitId),
      await world.makeDevice('water-meter'),
    ];
    const screen = await world.connectPerson(resident);

    const answers = await Promise.all(
      [own, other].map((device) =>
        screen.subscribeAsync(deviceTopic(device, 'state')).then(
          ([grant]) => grant?.qos,
          () => 'refused',
        ),
      ),
    );
    expect(answers).toEqual([0, 'refused']);
    await sql`UPDATE membership SET status = 'suspended' WHERE user_id = ${resident.id}`.execute(world.context.db);
    await world.live.refreshGrants(resident.id);

    await expect.poll(() => screen.connected).toBe(false);
  });
});
