import type { FoundDecision, FoundDevice } from '@imah/contract/devices';
import { sql, type Transaction } from 'kysely';
import { type CommandPorts, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, notFound } from '@imah/server-platform/http';
import { type BuildingEdit, lockBuilding } from './building-credentials.ts';
import { foundEvent } from './found-event.ts';
import { readFound } from './found-repository.ts';
import { foundDeviceOf, type FoundSource } from './found-source.ts';
import { readKnownTypes } from '../read-device-types.ts';

type FoundEdit = BuildingEdit & { readonly foundId: string };

/** Refuses what was found, or takes that back. @throws {HttpProblem} 404, 409 for one that is adopted */
export function decideFoundDevice(
  ports: CommandPorts,
  edit: FoundEdit,
  { state }: FoundDecision,
): Promise<FoundDevice> {
  const { orgId, buildingId, foundId, now } = edit;
  return runCommand<FoundSource, FoundDevice>(ports, edit, {
    lock: (trx) => lockFound(trx, edit),
    validate: (_trx, found) => refuseAdopted(found),
    write: async (trx, found) => {
      const result = foundDeviceOf({ ...found, state }, await readKnownTypes(trx, orgId));
      if (found.state === state) return { result, audit: null };
      await sql`UPDATE found_device SET state = ${state} WHERE org_id = ${orgId} AND id = ${foundId}`.execute(trx);
      return {
        result,
        audit: { ...about(found), action: 'update', before: { state: found.state }, after: { state }, buildingId },
        effects: [foundEvent(edit, foundId, now)],
      };
    },
  });
}

/**
 * Forgets what was found: when it speaks again it is found anew. One that is gone already is no fault.
 * @throws {HttpProblem} 409 for one that is adopted
 */
export function forgetFoundDevice(ports: CommandPorts, edit: FoundEdit): Promise<void> {
  const { orgId, buildingId, foundId, now } = edit;
  return runCommand<FoundSource | undefined, void>(ports, edit, {
    lock: (trx) => findFound(trx, edit),
    validate: (_trx, found) => refuseAdopted(found),
    write: async (trx, found) => {
      if (found === undefined) return { result: undefined, audit: null };
      await sql`DELETE FROM found_device WHERE org_id = ${orgId} AND id = ${foundId}`.execute(trx);
      const { protocol, source } = found;
      return {
        result: undefined,
        audit: { ...about(found), action: 'delete', before: { protocol, sourceKey: source.sourceKey }, buildingId },
        effects: [foundEvent(edit, foundId, now)],
      };
    },
  });
}

const about = ({ id }: FoundSource) => ({ entity: 'found_device', entityId: id });

function refuseAdopted(found: FoundSource | undefined): void {
  if (found?.state === 'adopted') throw new HttpProblem(409, 'BENTROK');
}

async function lockFound(trx: Transaction<Database>, edit: FoundEdit): Promise<FoundSource> {
  const found = await findFound(trx, edit);
  if (found === undefined) throw notFound();
  return found;
}

/** The building is locked with it: two decisions about what speaks in it are one after the other. */
async function findFound(trx: Transaction<Database>, edit: FoundEdit): Promise<FoundSource | undefined> {
  const { orgId, buildingId, foundId } = edit;
  await lockBuilding(trx, edit);
  const [found] = await readFound(
    trx,
    sql`f.org_id = ${orgId} AND f.building_id = ${buildingId} AND f.id = ${foundId}`,
  );
  return found;
}
