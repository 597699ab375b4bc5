import type { PolicyActor } from '@imah/contract/access';
import type { Building, BuildingChange } from '@imah/contract/buildings';
import type { BuildingStatus } from '@imah/contract/buildings/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import { type AuditActor, lockOrganization, writeAudit } from '../access/audit.ts';
import type { Database } from '../database/schema.ts';
import { requireVersion } from '../http/entity-tag.ts';
import { invalidField, notFound } from '../http/errors.ts';
import { readBuilding } from './read-buildings.ts';

/** Who changes which building, and which version of it they saw. */
export interface BuildingEdit {
  readonly orgId: string;
  readonly buildingId: string;
  readonly actor: PolicyActor;
  readonly by: AuditActor;
  readonly requestId: string;
  readonly version: number;
}

/** @throws {HttpProblem} 412 when it has changed meanwhile, 422 at `code` when another building has the code */
export function updateBuilding(
  db: Kysely<Database>,
  edit: BuildingEdit,
  change: BuildingChange,
  now: number,
): Promise<Building> {
  return changeBuilding(db, edit, 'update', now, async (trx, before) => {
    if (change.code !== undefined) await requireFreeCode(trx, edit, change.code);
    const { name, code, kind, timeZone, address } = { ...before, ...change };
    await sql`
      UPDATE building SET name = ${name}, code = ${code}, kind = ${kind}, time_zone = ${timeZone},
        address = ${JSON.stringify(address)}::jsonb, version = version + 1
      WHERE org_id = ${edit.orgId} AND id = ${edit.buildingId}`.execute(trx);
    return change;
  });
}

/** @throws {HttpProblem} 412 when it has changed meanwhile */
export function setBuildingStatus(
  db: Kysely<Database>,
  edit: BuildingEdit,
  status: BuildingStatus,
  now: number,
): Promise<Building> {
  const action = status === 'archived' ? 'archive' : 'unarchive';
  return changeBuilding(db, edit, action, now, async (trx) => {
    await sql`
      UPDATE building SET status = ${status}, version = version + 1
      WHERE org_id = ${edit.orgId} AND id = ${edit.buildingId}`.execute(trx);
    return { status };
  });
}

function changeBuilding(
  db: Kysely<Database>,
  edit: BuildingEdit,
  action: string,
  now: number,
  write: (trx: Transaction<Database>, before: Building) => Promise<Partial<Building> | BuildingChange>,
): Promise<Building> {
  return db.transaction().execute(async (trx) => {
    await lockOrganization(trx, edit.orgId);
    const before = await readBuilding(trx, edit.actor, edit.buildingId);
    if (before === null) throw notFound();
    requireVersion(before, edit.version);
    const after = await write(trx, before);
    const fields = Object.keys(after);
    await writeAudit(
      trx,
      {
        orgId: edit.orgId,
        actor: edit.by,
        requestId: edit.requestId,
        action,
        entity: 'building',
        entityId: edit.buildingId,
        before: Object.fromEntries(fields.map((field) => [field, Reflect.get(before, field)])),
        after,
      },
      now,
    );
    const changed = await readBuilding(trx, edit.actor, edit.buildingId);
    if (changed === null) throw notFound();
    return changed;
  });
}

async function requireFreeCode(trx: Transaction<Database>, edit: BuildingEdit, code: string): Promise<void> {
  const { rows } = await sql`
    SELECT 1 FROM building WHERE org_id = ${edit.orgId} AND code = ${code} AND id <> ${edit.buildingId}`.execute(trx);
  if (rows.length > 0) throw invalidField('code', 'code-taken');
}
