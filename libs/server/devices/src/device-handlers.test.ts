import type { Device, DeviceType } from '@imah/contract/devices';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeMember, makeUnit, type TestPerson } from '@imah/server-platform/testing';
import type { DeviceIdentity } from '@imah/server-platform/live';
import { createLiveWorld, type LiveWorld } from './testing/live-world.ts';

let world: LiveWorld;
let resident: TestPerson;
let meter: DeviceIdentity;
let unitId: string;
beforeAll(async () => {
  world = await createLiveWorld();
  resident = await makeMember(world, world.place, 'Sari', ['resident']);
  unitId = await makeUnit(world, world.place, 'A-1', resident);
  meter = await world.makeDevice('water-meter', world.place, unitId);
  await world.makeDevice('pump');
  await world.makeDevice('lift');
  await sql`INSERT INTO telemetry_latest (org_id, device_id, key, ts, num) VALUES (${meter.orgId}, ${meter.deviceId}, 'volume', ${new Date(1_000)}, 12.5)`.execute(
    world.context.db,
  );
});
afterAll(() => world.close());

const get = (path: string, person: TestPerson = world.place.owner) =>
  world.app.inject({ url: `/api/v1/buildings/${world.place.buildingId}/${path}`, headers: person.bearer });

describe('the devices of a building', () => {
  it('come by name, page by page', async () => {
    const first = (await get('devices?limit=2')).json();
    const second = (await get(`devices?limit=2&cursor=${first.meta.nextCursor}`)).json();

    expect([...first.data, ...second.data].map(({ name }: Device) => name)).toEqual([
      'lift 1',
      'pump 1',
      'water-meter 1',
    ]);
    expect(second.meta).toEqual({ nextCursor: null });
  });

  it('are only those of the own units for a resident, in the list, the snapshot and the types', async () => {
    const [devices, snapshot, types] = await Promise.all(
      ['devices', 'live', 'device-types'].map(async (path) => (await get(path, resident)).json().data),
    );

    const state = { status: 'never-seen', ts: { volume: 1_000 }, values: { volume: 12.5 }, lastSeenAt: null };
    const [device] = devices;
    expect(devices).toEqual([
      {
        id: meter.deviceId,
        orgId: meter.orgId,
        buildingId: meter.buildingId,
        name: 'water-meter 1',
        typeKey: 'water-meter',
        serial: null,
        sectionId: null,
        floorId: null,
        unitId,
        place: null,
        gatewayId: null,
        tags: [],
        archivedAt: null,
        replacesId: null,
        replacedById: null,
        createdAt: device.createdAt,
        version: 1,
        state,
        abilities: { acts: [] },
      },
    ]);
    expect(snapshot).toEqual([{ deviceId: meter.deviceId, state }]);
    expect(types.map(({ key }: DeviceType) => key)).toEqual(['water-meter']);
  });

  it('have the types that stand there, in the order of the catalogue', async () => {
    expect((await get('device-types')).json().data.map(({ key }: DeviceType) => key)).toEqual([
      'water-meter',
      'pump',
      'lift',
    ]);
  });
});
