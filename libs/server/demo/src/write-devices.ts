import { randomUUIDv7 } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import { offlineSeverity } from '@imah/server-devices/alarms';
import type { Database } from '@imah/server-platform/database/schema';
import { writeHistory } from './history/write-history.ts';
import type { BuildingPlan, DevicePlan } from './plan/demo-plan.ts';
import { seedOf } from './simulator/noise.ts';
import type { WrittenPlaces } from './write-building.ts';

/** How long the device has been silent that stands for a broken one. */
const silentMs = 2 * 86_400_000;

/** Serial number of a device of the demonstration: the simulator knows it again by it. */
export function serialOf(building: BuildingPlan, device: DevicePlan): string {
  return `IMH-${building.code}-${String(building.devices.indexOf(device) + 1).padStart(3, '0')}`;
}

/** Writes the devices of a building with their past. */
export async function writeDevices(
  trx: Transaction<Database>,
  orgId: string,
  plan: BuildingPlan,
  places: WrittenPlaces,
  now: number,
): Promise<void> {
  for (const device of plan.devices) {
    const deviceId = randomUUIDv7();
    const serial = serialOf(plan, device);
    const lastSeenAt = device.presence === 'never-seen' ? null : device.presence === 'offline' ? now - silentMs : now;
    const place = placeOf(device, places);
    await sql`
      INSERT INTO device (org_id, id, building_id, section_id, floor_id, unit_id, type_key, name, serial, online, last_seen_at, created_at)
      VALUES (${orgId}, ${deviceId}, ${places.buildingId}, ${place.sectionId}, ${place.floorId}, ${place.unitId}, ${device.typeKey},
        ${device.name}, ${serial}, ${lastSeenAt === null ? null : device.presence !== 'offline'},
        ${lastSeenAt === null ? null : new Date(lastSeenAt)}, ${new Date(now)})`.execute(trx);
    if (lastSeenAt === null) continue;
    const { timeZone, rhythm } = plan;
    const nature = { typeKey: device.typeKey, timeZone, rhythm, seed: seedOf(serial), scale: device.scale ?? 1 };
    await writeHistory(trx, { ...nature, orgId, deviceId }, lastSeenAt);
    if (device.presence === 'offline')
      await writeOfflineAlarm(trx, orgId, places.buildingId, deviceId, device.typeKey, lastSeenAt);
  }
}

function placeOf({ unit, floor }: DevicePlan, { units, floors }: WrittenPlaces) {
  const inUnit = unit === undefined ? undefined : units.get(unit);
  const onFloor = floor === undefined ? undefined : floors.get(`${floor.section}/${floor.level}`);
  return {
    unitId: inUnit?.id ?? null,
    floorId: inUnit?.floorId ?? onFloor?.id ?? null,
    sectionId: inUnit?.sectionId ?? onFloor?.sectionId ?? null,
  };
}

async function writeOfflineAlarm(
  trx: Transaction<Database>,
  orgId: string,
  buildingId: string,
  deviceId: string,
  typeKey: string,
  at: number,
): Promise<void> {
  await sql`
    INSERT INTO alarm (org_id, id, building_id, device_id, condition, severity, raised_at, last_at)
    VALUES (${orgId}, ${randomUUIDv7()}, ${buildingId}, ${deviceId}, 'offline', ${offlineSeverity(typeKey)}, ${new Date(at)}, ${new Date(at)})`.execute(
    trx,
  );
}
