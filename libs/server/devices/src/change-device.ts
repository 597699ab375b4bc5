import type { Device, DeviceChange } from '@imah/contract/devices';
import { deviceTopic } from '@imah/contract/mqtt/words';
import { type CommandPorts, type Effect, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import { invalidField, requireVersion } from '@imah/server-platform/http';
import { deviceEvent } from './device-event.ts';
import { type DevicePlace, findDevicePlace, isPlaceNamed } from './device-place.ts';
import { getDevice, isSerialTaken, lockRegisteredDevice, type RegisteredDevice } from './device-repository.ts';

type DeviceEdit = VersionedEdit & { readonly deviceId: string };

/**
 * Renames, places, disables or enables a device. One that is disabled is disconnected.
 * @throws {HttpProblem} 404, 412, 422 for a place that is not there and for a serial number that another device has
 */
export function changeDevice(ports: CommandPorts, edit: DeviceEdit, change: DeviceChange): Promise<Device> {
  const { orgId, deviceId, now } = edit;
  return runCommand<RegisteredDevice, Device>(ports, edit, {
    lock: (trx) => lockRegisteredDevice(trx, edit),
    authorize: (_trx, device) => requireVersion(device, edit.version),
    validate: async (trx) => {
      const { serial } = change;
      if (typeof serial === 'string' && (await isSerialTaken(trx, orgId, serial, deviceId)))
        throw invalidField('serial', 'serial-taken');
    },
    write: async (trx, before) => {
      const { name = before.name, serial = before.serial, enabled = before.enabled } = change;
      const place = isPlaceNamed(change) ? await findDevicePlace(trx, before, change) : placeOf(before);
      const after = { name, serial, enabled, ...place };
      await trx
        .updateTable('device')
        .set({ ...after, version: before.version + 1 })
        .where('org_id', '=', orgId)
        .where('id', '=', deviceId)
        .execute();
      const result = await getDevice(trx, edit.actor, edit);
      return {
        result,
        audit: {
          action: 'update',
          entity: 'device',
          entityId: deviceId,
          buildingId: before.buildingId,
          before: shownInAudit(before),
          after: shownInAudit(after),
        },
        effects: [
          ...(before.enabled && !enabled ? [disconnecting(deviceId)] : []),
          deviceEvent(before, { id: deviceId, version: result.version, op: 'updated' }, now),
        ],
      };
    },
  });
}

/**
 * Removes a device with its credentials, alarms and commands; its values follow bit by bit (`purgeRemovedDevices`).
 * Tickets about it stay.
 * @throws {HttpProblem} 404, 412
 */
export function removeDevice(ports: CommandPorts, edit: DeviceEdit): Promise<RegisteredDevice> {
  const { orgId, deviceId, now } = edit;
  return runCommand<RegisteredDevice, RegisteredDevice>(ports, edit, {
    lock: (trx) => lockRegisteredDevice(trx, edit),
    authorize: (_trx, device) => requireVersion(device, edit.version),
    write: async (trx, before) => {
      await trx.deleteFrom('device').where('org_id', '=', orgId).where('id', '=', deviceId).execute();
      await trx
        .insertInto('removed_device')
        .values({ org_id: orgId, device_id: deviceId, removed_at: new Date(now) })
        .execute();
      const { name, serial, buildingId } = before;
      const address = { orgId, buildingId, deviceId };
      return {
        result: before,
        audit: { action: 'delete', entity: 'device', entityId: deviceId, buildingId, before: { name, serial } },
        effects: [
          disconnecting(deviceId),
          // Whoever subscribes later must not be shown what it said last.
          { kind: 'forget-retained', topics: [deviceTopic(address, 'state'), deviceTopic(address, 'presence')] },
          deviceEvent(before, { id: deviceId, version: before.version + 1, op: 'deleted' }, now),
        ],
      };
    },
  });
}

const disconnecting = (deviceId: string): Effect => ({ kind: 'disconnect', who: { deviceId } });

const placeOf = ({ unit_id, floor_id, section_id }: DevicePlace): DevicePlace => ({ unit_id, floor_id, section_id });

type Recorded = Pick<RegisteredDevice, 'name' | 'serial' | 'enabled'> & DevicePlace;

function shownInAudit({ name, serial, enabled, unit_id, floor_id, section_id }: Recorded): object {
  return { name, serial, enabled, unitId: unit_id, floorId: floor_id, sectionId: section_id };
}
