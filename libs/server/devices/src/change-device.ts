import type { Device, DeviceChange } from '@imah/contract/devices';
import type { Transaction } from 'kysely';
import { type AuditFacts, type CommandPorts, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField, requireVersion } from '@imah/server-platform/http';
import { deviceEvent, disconnecting } from './device-event.ts';
import { findDevicePlace, isPlaceNamed } from './device-place.ts';
import {
  getDevice,
  isSerialTaken,
  lockRegisteredDevice,
  type RegisteredDevice,
  requireInUse,
} from './device-repository.ts';
import { type DeviceSpot, nameSpot, requireGateway, tidyTags } from './device-spot.ts';

type DeviceEdit = VersionedEdit & { readonly deviceId: string };

/**
 * Renames, moves, tags, disables or enables a device. One that is disabled is disconnected.
 * @throws {HttpProblem} 404, 409 where it was put away, 412, 422 for a place or a gateway that is not there and for a serial
 * number that another device has
 */
export function changeDevice(ports: CommandPorts, edit: DeviceEdit, change: DeviceChange): Promise<Device> {
  const { orgId, deviceId, now } = edit;
  return runCommand<RegisteredDevice, Device>(ports, edit, {
    lock: (trx) => lockRegisteredDevice(trx, edit),
    authorize: (_trx, device) => requireVersion(device, edit.version),
    validate: async (trx, device) => {
      requireInUse(device);
      const { serial, gatewayId } = change;
      if (typeof serial === 'string' && (await isSerialTaken(trx, orgId, serial, deviceId)))
        throw invalidField('serial', 'serial-taken');
      if (typeof gatewayId === 'string' && gatewayId !== device.gatewayId)
        await requireGateway(trx, device, gatewayId, deviceId);
    },
    write: async (trx, before) => {
      const { name = before.name, serial = before.serial, enabled = before.enabled } = change;
      const tags = change.tags === undefined ? [...before.tags] : tidyTags(change.tags);
      const { place = before.place, gatewayId = before.gatewayId } = change;
      const spot = { ...spotOf(before), ...(isPlaceNamed(change) ? await findDevicePlace(trx, before, change) : {}) };
      const { place: _place, gatewayId: _gateway, ...columns } = spot;
      await trx
        .updateTable('device')
        .set({ ...columns, place, gateway_id: gatewayId, name, serial, enabled, tags, version: before.version + 1 })
        .where('org_id', '=', orgId)
        .where('id', '=', deviceId)
        .execute();
      const result = await getDevice(trx, edit.actor, edit);
      return {
        result,
        audit: await entriesOf(trx, before, { ...spot, place, gatewayId, name, serial, enabled, tags }),
        effects: [
          ...(before.enabled && !enabled ? [disconnecting(deviceId)] : []),
          deviceEvent(before, { id: deviceId, version: result.version, op: 'updated' }, now),
        ],
      };
    },
  });
}

const spotOf = ({ unit_id, floor_id, section_id, place, gatewayId }: DeviceSpot): DeviceSpot => ({
  unit_id,
  floor_id,
  section_id,
  place,
  gatewayId,
});

type Recorded = Pick<RegisteredDevice, 'name' | 'serial' | 'enabled' | 'tags'> & DeviceSpot;

/** A move is told for itself, by the names of its places; what else has changed, beside it. */
async function entriesOf(trx: Transaction<Database>, before: RegisteredDevice, after: Recorded): Promise<AuditFacts[]> {
  const { orgId, buildingId, deviceId } = before;
  const entry = { entity: 'device', entityId: deviceId, buildingId } as const;
  const [from, to] = [await nameSpot(trx, orgId, before), await nameSpot(trx, orgId, after)];
  const hasMoved = JSON.stringify(spotOf(before)) !== JSON.stringify(spotOf(after));
  const rest = { before: shownInAudit(before), after: shownInAudit(after) };
  const hasChanged = JSON.stringify(rest.before) !== JSON.stringify(rest.after);
  return [
    ...(hasMoved ? [{ ...entry, action: 'move', before: from, after: to }] : []),
    ...(hasChanged || !hasMoved ? [{ ...entry, action: 'update', ...rest }] : []),
  ];
}

function shownInAudit({ name, serial, enabled, tags }: Recorded): object {
  return { name, serial, enabled, tags };
}
