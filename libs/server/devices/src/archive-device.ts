import type { Device } from '@imah/contract/devices';
import type { Transaction, Updateable } from 'kysely';
import { type CommandPorts, runCommand, unchanged, type VersionedEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, requireVersion } from '@imah/server-platform/http';
import { deviceEvent, disconnecting } from './device-event.ts';
import { countDevices, getDevice, lockRegisteredDevice, type RegisteredDevice } from './device-repository.ts';
import { countBehind, nameSpot } from './device-spot.ts';
import { mostDevices } from './register-device.ts';

type DeviceEdit = VersionedEdit & { readonly deviceId: string };

/**
 * Puts a device away: it is disconnected, frees its place and keeps its history, in which that place stands. Saying so again
 * changes nothing.
 * @throws {HttpProblem} 404, 409 while others speak through it, 412
 */
export function archiveDevice(ports: CommandPorts, edit: DeviceEdit): Promise<Device> {
  return setArchived(ports, edit, {
    isSo: ({ archivedAt }) => archivedAt !== null,
    columns: async (_trx, { enabled }) => ({
      archived_at: new Date(edit.now),
      archived_enabled: enabled,
      enabled: false,
    }),
    action: 'archive',
    validate: async (trx) => {
      if ((await countBehind(trx, edit)) > 0) throw new HttpProblem(409, 'PERANGKAT_GERBANG');
    },
  });
}

/**
 * Brings a device back that was put away, as it was: one that was disabled is so again. What it stood in or spoke through, and
 * is no longer there, it does without.
 * @throws {HttpProblem} 404, 409 where the building is full or another device has taken its place, 412
 */
export function restoreDevice(ports: CommandPorts, edit: DeviceEdit): Promise<Device> {
  return setArchived(ports, edit, {
    isSo: ({ archivedAt }) => archivedAt === null,
    columns: restoredColumns,
    action: 'restore',
    validate: async (trx, { buildingId }) => {
      const { replacedById } = await getDevice(trx, edit.actor, edit);
      if (replacedById !== null) throw new HttpProblem(409, 'PERANGKAT_DIGANTI');
      if ((await countDevices(trx, edit.orgId, buildingId)) >= mostDevices) throw new HttpProblem(409, 'BENTROK');
    },
  });
}

type ArchivedColumns = Updateable<Database['device']>;

interface Archiving {
  /** Whether it stands so already. */
  readonly isSo: (device: RegisteredDevice) => boolean;
  readonly columns: (trx: Transaction<Database>, device: RegisteredDevice) => Promise<ArchivedColumns>;
  readonly action: 'archive' | 'restore';
  readonly validate: (trx: Transaction<Database>, device: RegisteredDevice) => Promise<void>;
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
      const changed = await columns(trx, device);
      await trx
        .updateTable('device')
        .set({ ...changed, version: device.version + 1 })
        .where('org_id', '=', orgId)
        .where('id', '=', deviceId)
        .execute();
      const result = await getDevice(trx, actor, edit);
      return {
        result,
        audit: {
          action,
          entity: 'device',
          entityId: deviceId,
          buildingId: device.buildingId,
          ...(action === 'archive' ? { before: await nameSpot(trx, orgId, device) } : {}),
        },
        effects: [
          ...(action === 'archive' ? [disconnecting(deviceId)] : []),
          deviceEvent(device, { id: deviceId, version: result.version, op: 'updated' }, now),
        ],
      };
    },
  });
}

/** Its unit may have been taken away meanwhile, and its gateway put away or behind another. */
async function restoredColumns(
  trx: Transaction<Database>,
  { orgId, unit_id, gatewayId, enabledBefore }: RegisteredDevice,
): Promise<ArchivedColumns> {
  const unit =
    unit_id === null
      ? undefined
      : await trx
          .selectFrom('unit')
          .select('id')
          .where('org_id', '=', orgId)
          .where('id', '=', unit_id)
          .where('deleted_at', 'is', null)
          .forShare()
          .executeTakeFirst();
  const gateway =
    gatewayId === null
      ? undefined
      : await trx
          .selectFrom('device')
          .select('id')
          .where('org_id', '=', orgId)
          .where('id', '=', gatewayId)
          .where('archived_at', 'is', null)
          .where('gateway_id', 'is', null)
          .forShare()
          .executeTakeFirst();
  return {
    archived_at: null,
    archived_enabled: null,
    // Of what was put away before this was kept, nobody knows better.
    enabled: enabledBefore ?? true,
    unit_id: unit?.id ?? null,
    gateway_id: gateway?.id ?? null,
  };
}
