import { randomUUIDv7 } from 'node:crypto';
import type { Device, DeviceDraft } from '@imah/contract/devices';
import { type CommandPorts, type PersonalEdit, runCommand } from '@imah/server-platform/command';
import { HttpProblem, invalidField } from '@imah/server-platform/http';
import { deviceEvent } from './device-event.ts';
import { findDevicePlace } from './device-place.ts';
import { countDevices, getDevice, isSerialTaken } from './device-repository.ts';
import { requireGateway, tidyTags } from './device-spot.ts';
import { holdDeviceType } from './read-device-types.ts';

/** Devices that one building holds at most. */
export const mostDevices = 10_000;

/**
 * Registers a device. It is `never-seen` until it first speaks.
 * @throws {HttpProblem} 409 when the building is full, 422 for a type or a place that is not there, and for a serial
 * number that another device has
 */
export function registerDevice(
  ports: CommandPorts,
  edit: PersonalEdit & { readonly buildingId: string },
  draft: DeviceDraft,
): Promise<Device> {
  const { orgId, buildingId, now } = edit;
  const { name, typeKey, serial } = draft;
  const deviceId = randomUUIDv7();
  return runCommand<void, Device>(ports, edit, {
    lock: async (trx) => {
      await trx
        .selectFrom('building')
        .select('id')
        .where('org_id', '=', orgId)
        .where('id', '=', buildingId)
        .forNoKeyUpdate()
        .execute();
    },
    validate: async (trx) => {
      if ((await holdDeviceType(trx, orgId, typeKey)) === undefined) throw invalidField('typeKey', 'not-an-option');
      if (serial !== undefined && (await isSerialTaken(trx, orgId, serial, null)))
        throw invalidField('serial', 'serial-taken');
      if (draft.gatewayId !== undefined) await requireGateway(trx, edit, draft.gatewayId, null);
      if ((await countDevices(trx, orgId, buildingId)) >= mostDevices) throw new HttpProblem(409, 'BENTROK');
    },
    write: async (trx) => {
      const spot = await findDevicePlace(trx, edit, draft);
      const { place = null, gatewayId = null, tags = [] } = draft;
      const made = { org_id: orgId, id: deviceId, building_id: buildingId, created_at: new Date(now) };
      await trx
        .insertInto('device')
        .values({
          ...made,
          ...spot,
          name,
          place,
          type_key: typeKey,
          serial: serial ?? null,
          gateway_id: gatewayId,
          tags: tidyTags(tags),
        })
        .execute();
      const result = await getDevice(trx, edit.actor, { orgId, deviceId });
      return {
        result,
        audit: { action: 'create', entity: 'device', entityId: deviceId, buildingId, after: draft },
        effects: [deviceEvent(edit, { id: deviceId, version: result.version, op: 'created' }, now)],
      };
    },
  });
}
