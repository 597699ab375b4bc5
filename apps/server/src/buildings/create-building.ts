import { randomUUIDv7 } from 'node:crypto';
import type { BuildingDraft } from '@imah/contract/buildings';
import type { SectionKind } from '@imah/contract/buildings/words';
import type { Locale } from '@imah/contract/core/words';
import { sql, type Transaction } from 'kysely';
import { type AuditActor, lockOrganization, writeAudit } from '../access/audit.ts';
import type { Database } from '../database/schema.ts';
import { invalidField } from '../http/errors.ts';
import { freeBuildingCode, toBuildingCode } from './building-code.ts';

export interface NewBuilding extends BuildingDraft {
  readonly id?: string;
  readonly orgId: string;
  readonly locale: Locale;
  readonly by: AuditActor;
  readonly requestId?: string | undefined;
  /** Path under which the form has its code. */
  readonly codeField?: string;
}

/**
 * Makes a building with a first section and its ground floor, so that devices and units have a
 * place at once. Returns its id.
 * @throws {HttpProblem} 422 at `codeField` (`building.code`) when a code that was asked for is taken
 */
export async function createBuilding(trx: Transaction<Database>, draft: NewBuilding, now: number): Promise<string> {
  const { orgId, name, kind, timeZone, address } = draft;
  const id = draft.id ?? randomUUIDv7();
  const code = await chooseCode(trx, draft);
  await sql`
    INSERT INTO building (org_id, id, name, code, kind, time_zone, address, created_at)
    VALUES (${orgId}, ${id}, ${name}, ${code}, ${kind}, ${timeZone}, ${JSON.stringify(address)}::jsonb, ${new Date(now)})`.execute(
    trx,
  );
  await createFirstPlaces(trx, orgId, id, draft);
  await writeAudit(
    trx,
    {
      orgId,
      actor: draft.by,
      requestId: draft.requestId,
      action: 'create',
      entity: 'building',
      entityId: id,
      after: { name, code, kind, timeZone, address },
    },
    now,
  );
  return id;
}

async function chooseCode(trx: Transaction<Database>, draft: NewBuilding): Promise<string> {
  await lockOrganization(trx, draft.orgId);
  const rows = await trx.selectFrom('building').select('code').where('org_id', '=', draft.orgId).execute();
  const taken = new Set(rows.map((row) => row.code));
  if (draft.code === undefined) return freeBuildingCode(toBuildingCode(draft.name), taken);
  if (taken.has(draft.code)) throw invalidField(draft.codeField ?? 'building.code', 'code-taken');
  return draft.code;
}

async function createFirstPlaces(
  trx: Transaction<Database>,
  orgId: string,
  buildingId: string,
  draft: NewBuilding,
): Promise<void> {
  const section = { id: randomUUIDv7(), ...firstPlaces[draft.locale] };
  const kind: SectionKind = draft.kind === 'housing' ? 'block' : 'tower';
  await sql`
    INSERT INTO section (org_id, id, building_id, name, kind, position)
    VALUES (${orgId}, ${section.id}, ${buildingId}, ${section.name}, ${kind}, 0)`.execute(trx);
  await sql`
    INSERT INTO floor (org_id, id, section_id, level, label)
    VALUES (${orgId}, ${randomUUIDv7()}, ${section.id}, 0, ${section.floor})`.execute(trx);
}

const firstPlaces: Readonly<Record<Locale, { readonly name: string; readonly floor: string }>> = {
  id: { name: 'Bangunan Utama', floor: 'Lantai Dasar' },
  en: { name: 'Main building', floor: 'Ground floor' },
};
