import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createLiveWorld, type LiveWorld } from '../testing/live-world.ts';
import type { DeviceIdentity } from '@imah/server-platform/live';
import { storeMeasurements } from './store-measurements.ts';

let world: LiveWorld;
beforeAll(async () => {
  world = await createLiveWorld();
});
afterAll(() => world.close());

const store = (device: DeviceIdentity) =>
  storeMeasurements(
    world.context.db,
    [{ device, key: 'flow', ts: world.clock.now, value: 1 }],
    new Map([[device.deviceId, device.orgId]]),
    world.clock.now,
  );

async function left({ deviceId }: DeviceIdentity): Promise<number[]> {
  const { rows } = await sql<{ raw: number; latest: number; dirty: number }>`
    SELECT (SELECT count(*)::int FROM telemetry_raw WHERE device_id = ${deviceId}) AS raw,
      (SELECT count(*)::int FROM telemetry_latest WHERE device_id = ${deviceId}) AS latest,
      (SELECT count(*)::int FROM telemetry_dirty WHERE device_id = ${deviceId}) AS dirty`.execute(world.context.db);
  return Object.values(rows[0] ?? {});
}

it('a batch that comes after its device was removed leaves nothing, and the values of the others are kept', async () => {
  const [gone, there] = [await world.makeDevice('water-meter'), await world.makeDevice('water-meter')];
  await sql`DELETE FROM device WHERE id = ${gone.deviceId}`.execute(world.context.db);
  const at = world.clock.now;

  await storeMeasurements(
    world.context.db,
    [gone, there].map((device) => ({ device, key: 'flow', ts: at, value: 1 })),
    new Map([gone, there].map(({ deviceId, orgId }) => [deviceId, orgId])),
    at,
  );

  expect([await left(gone), await left(there)]).toEqual([
    [0, 0, 0],
    [1, 1, 1],
  ]);
});

it('a batch that is on its way while its device is removed waits for the end of that, and leaves nothing', async () => {
  const device = await world.makeDevice('water-meter');
  const removing = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  const removal = world.context.db.transaction().execute(async (trx) => {
    await sql`SELECT 1 FROM device WHERE id = ${device.deviceId} FOR UPDATE`.execute(trx);
    for (const table of ['telemetry_raw', 'telemetry_dirty', 'device'] as const)
      await sql`DELETE FROM ${sql.table(table)} WHERE ${sql.ref(table === 'device' ? 'id' : 'device_id')} = ${device.deviceId}`.execute(
        trx,
      );
    held.resolve();
    await removing.promise;
  });
  await held.promise;

  const storing = store(device);
  await expect
    .poll(async () => {
      const { rows } =
        await sql`SELECT 1 FROM pg_locks WHERE NOT granted AND locktype IN ('tuple', 'transactionid')`.execute(
          world.context.db,
        );
      return rows.length;
    })
    .toBeGreaterThan(0);
  removing.resolve();
  await Promise.all([removal, storing]);

  expect(await left(device)).toEqual([0, 0, 0]);
});
