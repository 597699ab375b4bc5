import type { Building, BuildingChange } from '@imah/contract/buildings';
import type { BuildingStatus } from '@imah/contract/buildings/words';
import type { Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import { type Command, type CommandPorts, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField, requireVersion } from '@imah/server-platform/http';
import { type BuildingColumns, getBuilding, isBuildingCodeTaken, updateBuildingRow } from './building-repository.ts';
import { changed, sameFields } from './place-edit.ts';
import { buildingEvent } from './publish-building.ts';

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
      return { name, code: next, kind, time_zone: timeZone, address };
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
  readonly columnsOf: (before: Building) => BuildingColumns;
}

function changeBuilding(
  ports: CommandPorts,
  edit: BuildingEdit,
  { action, after, validate, columnsOf }: BuildingWriting,
): Promise<Building> {
  const { orgId, buildingId, actor, now } = edit;
  return runCommand<Building, Building>(ports, edit, {
    lock: async (trx) => {
      await lockOrganization(trx, orgId);
      return getBuilding(trx, actor, buildingId);
    },
    authorize: (_trx, before) => requireVersion(before, edit.version),
    validate,
    write: async (trx, before) => {
      await updateBuildingRow(trx, edit, columnsOf(before));
      const result = await getBuilding(trx, actor, buildingId);
      const audit = { action, entity: 'building', entityId: buildingId, before: sameFields(before, after), after };
      const event = { entity: 'building', id: buildingId, version: result.version, op: 'updated' } as const;
      return { result, audit, effects: [buildingEvent(edit, event, now)] };
    },
  });
}

async function requireFreeCode(trx: Transaction<Database>, edit: BuildingEdit, code: string): Promise<void> {
  if (await isBuildingCodeTaken(trx, edit, code)) throw invalidField('code', 'code-taken');
}
