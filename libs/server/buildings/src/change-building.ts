import type { Building, BuildingChange } from '@imah/contract/buildings';
import type { BuildingStatus } from '@imah/contract/buildings/words';
import { sql, type Transaction, type Updateable } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import { type Command, type CommandPorts, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField, notFound, requireVersion } from '@imah/server-platform/http';
import { changed, sameFields } from './place-edit.ts';
import { buildingEvent } from './publish-building.ts';
import { readBuilding } from './read-buildings.ts';

/** Who changes which building, and which version of it they saw. */
export type BuildingEdit = VersionedEdit & { readonly buildingId: string };

/** @throws {HttpProblem} 412 when it has changed meanwhile, 422 at `code` when another building has the code */
export function updateBuilding(ports: CommandPorts, edit: BuildingEdit, change: BuildingChange): Promise<Building> {
  const { code } = change;
  return changeBuilding(ports, edit, {
    action: 'update',
    after: change,
    validate: code === undefined ? undefined : (trx) => requireFreeCode(trx, edit, code),
    columnsOf: (before) => {
      const { timeZone, address, name, kind, code: next } = changed(before, change);
      return { name, code: next, kind, time_zone: timeZone, address: JSON.stringify(address) };
    },
  });
}

/** @throws {HttpProblem} 412 when it has changed meanwhile */
export function setBuildingStatus(ports: CommandPorts, edit: BuildingEdit, status: BuildingStatus): Promise<Building> {
  const action = status === 'archived' ? 'archive' : 'unarchive';
  return changeBuilding(ports, edit, { action, after: { status }, columnsOf: () => ({ status }) });
}

interface BuildingWriting extends Pick<Command<Building, Building>, 'validate'> {
  readonly action: string;
  /** The fields that are named, as they are to be. */
  readonly after: BuildingChange | Pick<Building, 'status'>;
  readonly columnsOf: (before: Building) => Updateable<Database['building']>;
}

function changeBuilding(
  ports: CommandPorts,
  edit: BuildingEdit,
  { action, after, validate, columnsOf }: BuildingWriting,
): Promise<Building> {
  const { orgId, buildingId, now } = edit;
  return runCommand<Building, Building>(ports, edit, {
    lock: async (trx) => {
      await lockOrganization(trx, orgId);
      return requireBuilding(trx, edit);
    },
    authorize: (_trx, before) => requireVersion(before, edit.version),
    validate,
    write: async (trx, before) => {
      await trx
        .updateTable('building')
        .set((eb) => ({ ...columnsOf(before), version: eb('version', '+', 1) }))
        .where('org_id', '=', orgId)
        .where('id', '=', buildingId)
        .execute();
      const result = await requireBuilding(trx, edit);
      const audit = { action, entity: 'building', entityId: buildingId, before: sameFields(before, after), after };
      const event = { entity: 'building', id: buildingId, version: result.version, op: 'updated' } as const;
      return { result, audit, effects: [buildingEvent(edit, event, now)] };
    },
  });
}

async function requireBuilding(trx: Transaction<Database>, { actor, buildingId }: BuildingEdit): Promise<Building> {
  const building = await readBuilding(trx, actor, buildingId);
  if (building === null) throw notFound();
  return building;
}

async function requireFreeCode(trx: Transaction<Database>, edit: BuildingEdit, code: string): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM building WHERE org_id = ${edit.orgId} AND code = ${code} AND id <> ${edit.buildingId}`.execute(trx);
  if (rows.length > 0) throw invalidField('code', 'code-taken');
}
