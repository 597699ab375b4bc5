import type { Device } from '@imah/contract/devices';
import { type CommandPorts, runCommand, unchanged, type VersionedEdit } from '@imah/server-platform/command';
import { HttpProblem, requireVersion } from '@imah/server-platform/http';
import { deviceEvent, disconnecting } from './device-event.ts';
import { countDevices, getDevice, lockRegisteredDevice, type RegisteredDevice } from './device-repository.ts';
import { countBehind } from './device-spot.ts';
import { mostDevices } from './register-device.ts';

type DeviceEdit = VersionedEdit & { readonly deviceId: string };

/**
 * Puts a device away: it is disconnected, counts for nothing any more and keeps its history. Saying so again changes nothing.
 * @throws {HttpProblem} 404, 409 while others speak through it, 412
 */
export function archiveDevice(ports: CommandPorts, edit: DeviceEdit): Promise<Device> {
  return setArchived(ports, edit, {
    isSo: ({ archivedAt }) => archivedAt !== null,
    columns: { archived_at: new Date(edit.now), enabled: false },
    action: 'archive',
    validate: async (trx) => {
      if ((await countBehind(trx, edit)) > 0) throw new HttpProblem(409, 'PERANGKAT_GERBANG');
    },
  });
}

/**
 * Brings a device back that was put away; it may connect again.
 * @throws {HttpProblem} 404, 409 where the building is full or another device has taken its place, 412
 */
export function restoreDevice(ports: CommandPorts, edit: DeviceEdit): Promise<Device> {
  return setArchived(ports, edit, {
    isSo: ({ archivedAt }) => archivedAt === null,
    columns: { archived_at: null, enabled: true },
    action: 'restore',
    validate: async (trx, { buildingId }) => {
      const { replacedById } = await getDevice(trx, edit.actor, edit);
      if (replacedById !== null) throw new HttpProblem(409, 'PERANGKAT_DIGANTI');
      if ((await countDevices(trx, edit.orgId, buildingId)) >= mostDevices) throw new HttpProblem(409, 'BENTROK');
    },
  });
}

interface Archiving {
  /** Whether it stands so already. */
  readonly isSo: (device: RegisteredDevice) => boolean;
  readonly columns: { readonly archived_at: Date | null; readonly enabled: boolean };
  readonly action: 'archive' | 'restore';
  readonly validate: (trx: Parameters<typeof lockRegisteredDevice>[0], device: RegisteredDevice) => Promise<void>;
}

function setArchived(
  ports: CommandPorts,
  edit: DeviceEdit,
  { isSo, columns, action, validate }: Archiving,
): Promise<Device> {
  const { orgId, deviceId, now, actor } = edit;
  return runCommand<RegisteredDevice, Device>(ports, edit, {
    lock: (trx) => lockRegisteredDevice(trx, edit),
    authorize: (_trx, device) => requireVersion(device, edit.version),
    validate: async (trx, device) => {
      if (!isSo(device)) await validate(trx, device);
    },
    write: async (trx, device) => {
      if (isSo(device)) return unchanged(await getDevice(trx, actor, edit));
      await trx
        .updateTable('device')
        .set({ ...columns, version: device.version + 1 })
        .where('org_id', '=', orgId)
        .where('id', '=', deviceId)
        .execute();
      const result = await getDevice(trx, actor, edit);
      return {
        result,
        audit: { action, entity: 'device', entityId: deviceId, buildingId: device.buildingId },
        effects: [
          ...(columns.enabled ? [] : [disconnecting(deviceId)]),
          deviceEvent(device, { id: deviceId, version: result.version, op: 'updated' }, now),
        ],
      };
    },
  });
}
