import { randomUUIDv7 } from 'node:crypto';
import type { Device, DeviceReplacement } from '@imah/contract/devices';
import type { Transaction } from 'kysely';
import { type CommandPorts, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, requireVersion } from '@imah/server-platform/http';
import { deviceEvent, disconnecting } from './device-event.ts';
import {
  getDevice,
  isSerialTaken,
  lockRegisteredDevice,
  type RegisteredDevice,
  requireInUse,
} from './device-repository.ts';
import { countBehind } from './device-spot.ts';
import { handOverLabels } from './labels-of-device.ts';
import { renameInWindows } from './alarms/windows/rename-in-windows.ts';
import { lockRulesNaming, type NamingRule, renameInRules } from './rules-of-device.ts';

type DeviceEdit = VersionedEdit & { readonly deviceId: string };

interface Locked {
  readonly old: RegisteredDevice;
  /** Null where the new one is registered here. */
  readonly taken: RegisteredDevice | null;
  readonly rules: readonly NamingRule[];
}

/**
 * Puts another device in the place of one: it gets the name, the place, the tags, the rules, the maintenance, the labels and what
 * speaks through it. The old one is put away, disconnected, with its history. Credentials are of the hardware: they stay with each.
 * @throws {HttpProblem} 404, 409 where it was put away, 412, 422 for a device of another kind, and for a serial number that
 * another device has
 */
export function replaceDevice(ports: CommandPorts, edit: DeviceEdit, replacement: DeviceReplacement): Promise<Device> {
  const { orgId, deviceId, now, actor } = edit;
  const newId = replacement.deviceId ?? randomUUIDv7();
  return runCommand<Locked, Device>(ports, edit, {
    lock: async (trx) => {
      const rules = await lockRulesNaming(trx, edit);
      const old = await lockRegisteredDevice(trx, edit);
      const taken = replacement.deviceId === undefined ? null : await lockTaken(trx, orgId, replacement.deviceId);
      return { rules, old, taken };
    },
    authorize: (_trx, { old }) => requireVersion(old, edit.version),
    validate: async (trx, { old, taken }) => {
      requireInUse(old);
      const { serial } = replacement;
      if (taken !== null) await requireAlike(trx, old, taken);
      if (serial !== undefined && (await isSerialTaken(trx, orgId, serial, taken === null ? null : newId)))
        throw invalidField('serial', 'serial-taken');
    },
    write: async (trx, { old, taken, rules }) => {
      const { buildingId, name, typeKey, tags, place, gatewayId, unit_id, floor_id, section_id } = old;
      const serial = replacement.serial ?? taken?.serial ?? null;
      const spot = { place, gateway_id: gatewayId, unit_id, floor_id, section_id };
      const had = { ...spot, name, tags: [...tags], serial, replaces_id: deviceId };
      await trx
        .updateTable('device')
        .set({
          archived_at: new Date(now),
          archived_enabled: old.enabled,
          enabled: false,
          gateway_id: null,
          version: old.version + 1,
        })
        .where('org_id', '=', orgId)
        .where('id', '=', deviceId)
        .execute();
      await (taken === null
        ? trx
            .insertInto('device')
            .values({
              ...had,
              org_id: orgId,
              id: newId,
              building_id: buildingId,
              type_key: typeKey,
              created_at: new Date(now),
            })
            .execute()
        : trx
            .updateTable('device')
            .set({ ...had, version: taken.version + 1 })
            .where('org_id', '=', orgId)
            .where('id', '=', newId)
            .execute());
      await trx
        .updateTable('device')
        .set((eb) => ({ gateway_id: newId, version: eb('version', '+', 1) }))
        .where('org_id', '=', orgId)
        .where('gateway_id', '=', deviceId)
        .execute();
      await handOverLabels(trx, edit, newId);
      const told = [
        ...(await renameInRules(trx, old, { rules, to: newId, now })),
        ...(await renameInWindows(trx, old, { to: newId, now })),
      ];
      const result = await getDevice(trx, actor, { orgId, deviceId: newId });
      const entry = { entity: 'device', buildingId } as const;
      return {
        result,
        audit: [
          { ...entry, action: 'replaced', entityId: deviceId, before: { serial: old.serial }, after: { serial } },
          { ...entry, action: 'replace', entityId: newId, before: taken, after: { name, serial } },
        ].map(({ before, ...facts }) => ({ ...facts, before: shown(before) })),
        effects: [
          disconnecting(deviceId),
          deviceEvent(old, { id: deviceId, version: old.version + 1, op: 'updated' }, now),
          deviceEvent(old, { id: newId, version: result.version, op: taken === null ? 'created' : 'updated' }, now),
          ...told,
        ],
      };
    },
  });
}

/** What the audit says of what stood there. */
function shown(before: { readonly name?: string; readonly serial: string | null } | null): object | undefined {
  if (before === null) return undefined;
  const { name, serial } = before;
  return name === undefined ? { serial } : { name, serial };
}

async function lockTaken(trx: Transaction<Database>, orgId: string, deviceId: string): Promise<RegisteredDevice> {
  return lockRegisteredDevice(trx, { orgId, deviceId }).catch((error: unknown) => {
    // Of another organisation, or of none: it can be chosen no more than one of another building.
    if (error instanceof HttpProblem) throw invalidField('deviceId', 'not-an-option');
    throw error;
  });
}

/** What takes the place reports the same, stands in the same building and has taken no other place. @throws {HttpProblem} 422 */
async function requireAlike(trx: Transaction<Database>, old: RegisteredDevice, taken: RegisteredDevice): Promise<void> {
  const isAlike =
    taken.deviceId !== old.deviceId &&
    taken.buildingId === old.buildingId &&
    taken.typeKey === old.typeKey &&
    taken.archivedAt === null &&
    taken.replacesId === null &&
    (await countBehind(trx, taken)) === 0;
  if (!isAlike) throw invalidField('deviceId', 'not-an-option');
}
