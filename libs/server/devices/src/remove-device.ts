import { deviceTopic } from '@imah/contract/mqtt/words';
import type { Transaction } from 'kysely';
import { type CommandPorts, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, requireVersion } from '@imah/server-platform/http';
import { deviceEvent, disconnecting } from './device-event.ts';
import { lockRegisteredDevice, type RegisteredDevice } from './device-repository.ts';
import { countBehind } from './device-spot.ts';
import { takeDownLabels } from './labels-of-device.ts';
import { isOnlyOf, lockRulesNaming, type NamingRule, renameInRules } from './rules-of-device.ts';

interface Locked {
  readonly device: RegisteredDevice;
  readonly rules: readonly NamingRule[];
}

/**
 * Removes a device with its credentials, alarms and commands; its values follow bit by bit (`purgeRemovedDevices`).
 * Tickets about it stay, and rules that name others beside it go on without it.
 * @throws {HttpProblem} 404, 409 while others speak through it or a rule names it alone, 412
 */
export function removeDevice(
  ports: CommandPorts,
  edit: VersionedEdit & { readonly deviceId: string },
): Promise<RegisteredDevice> {
  const { orgId, deviceId, now } = edit;
  return runCommand<Locked, RegisteredDevice>(ports, edit, {
    lock: async (trx) => {
      const rules = await lockRulesNaming(trx, edit);
      return { rules, device: await lockRegisteredDevice(trx, edit) };
    },
    authorize: (_trx, { device }) => requireVersion(device, edit.version),
    validate: async (trx, { rules }) => {
      if ((await countBehind(trx, edit)) > 0) throw new HttpProblem(409, 'PERANGKAT_GERBANG');
      if (rules.some((rule) => isOnlyOf(rule, deviceId))) throw new HttpProblem(409, 'PERANGKAT_DALAM_ATURAN');
    },
    write: async (trx, { device, rules }) => {
      const told = await renameInRules(trx, device, { rules, to: null, now });
      await takeDownLabels(trx, edit, now);
      await deleteRow(trx, device, now);
      const { name, serial, buildingId } = device;
      const address = { orgId, buildingId, deviceId };
      return {
        result: device,
        audit: { action: 'delete', entity: 'device', entityId: deviceId, buildingId, before: { name, serial } },
        effects: [
          disconnecting(deviceId),
          // Whoever subscribes later must not be shown what it said last.
          { kind: 'forget-retained', topics: [deviceTopic(address, 'state'), deviceTopic(address, 'presence')] },
          deviceEvent(device, { id: deviceId, version: device.version + 1, op: 'deleted' }, now),
          ...told,
        ],
      };
    },
  });
}

async function deleteRow(
  trx: Transaction<Database>,
  { orgId, deviceId }: RegisteredDevice,
  now: number,
): Promise<void> {
  await trx.deleteFrom('device').where('org_id', '=', orgId).where('id', '=', deviceId).execute();
  await trx
    .insertInto('removed_device')
    .values({ org_id: orgId, device_id: deviceId, removed_at: new Date(now) })
    .execute();
}
