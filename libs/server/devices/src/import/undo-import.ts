import { deviceImportLimits } from '@imah/contract/devices/words';
import { type Kysely, sql } from 'kysely';
import { type CommandPorts, runCommand, unchanged } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem } from '@imah/server-platform/http';
import { deviceEvent, disconnecting } from '../device-event.ts';
import { type BuildingEdit, lockBuilding } from '../onboarding/building-credentials.ts';

type ImportEdit = BuildingEdit & { readonly importId: string };

/**
 * Removes the devices of an import again, all of them, while none has spoken, was changed or has anything of its own.
 * Saying so again changes nothing.
 * @throws {HttpProblem} 409 once one of them is in use or the day is over
 */
export function undoDeviceImport(ports: CommandPorts, edit: ImportEdit): Promise<void> {
  const { orgId, buildingId, importId, now } = edit;
  return runCommand<readonly Imported[], void>(ports, edit, {
    lock: async (trx) => {
      await lockBuilding(trx, edit);
      return devicesOf(trx, edit).forUpdate().execute();
    },
    validate: async (trx, devices) => {
      const isLate = devices.some(({ at }) => at.getTime() < now - deviceImportLimits.undoHours * 3_600_000);
      const isUsed = devices.some(({ version, seen }) => version > 1 || seen !== null);
      if (isLate || isUsed || (await haveAnything(trx, edit, devices))) throw new HttpProblem(409, 'IMPOR_TERPAKAI');
    },
    write: async (trx, devices) => {
      if (devices.length === 0) return unchanged(undefined);
      await trx.deleteFrom('device').where('org_id', '=', orgId).where('import_id', '=', importId).execute();
      return {
        result: undefined,
        audit: {
          action: 'undo-import',
          entity: 'device',
          entityId: importId,
          buildingId,
          before: { devices: devices.length },
        },
        effects: [
          ...devices.map(({ id }) => disconnecting(id)),
          deviceEvent(edit, { id: buildingId, version: 1, op: 'deleted' }, now),
        ],
      };
    },
  });
}

interface Imported {
  readonly id: string;
  readonly at: Date;
  readonly version: number;
  readonly seen: Date | null;
}

function devicesOf(db: Kysely<Database>, { orgId, buildingId, importId }: ImportEdit) {
  return db
    .selectFrom('device')
    .select(['id', 'created_at as at', 'version', 'last_seen_at as seen'])
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('import_id', '=', importId);
}

/** Whether something was made since that would go, or be left, with one of them. */
async function haveAnything(db: Kysely<Database>, edit: ImportEdit, devices: readonly Imported[]): Promise<boolean> {
  const { orgId } = edit;
  const named = devices.map(({ id }) => id);
  const ids = devicesOf(db, edit).clearSelect().select('id');
  const { used } = await db
    .selectNoFrom((is) => {
      const rowsOf = (table: 'ticket' | 'alarm' | 'device_command' | 'device_credential' | 'found_device') =>
        is.exists(is.selectFrom(table).select('org_id').where('org_id', '=', orgId).where('device_id', 'in', ids));
      return is
        .or([
          rowsOf('ticket'),
          rowsOf('alarm'),
          rowsOf('device_command'),
          rowsOf('device_credential'),
          rowsOf('found_device'),
          is.exists(is.selectFrom('device').select('id').where('org_id', '=', orgId).where('gateway_id', 'in', ids)),
          is.exists(
            is
              .selectFrom('alarm_rule')
              .select('id')
              .where('org_id', '=', orgId)
              .where('removed_at', 'is', null)
              .where((rule) => rule(sql`scope -> 'deviceIds'`, '?|', sql`${named}::text[]`)),
          ),
        ])
        .as('used');
    })
    .executeTakeFirstOrThrow();
  return used === true;
}
