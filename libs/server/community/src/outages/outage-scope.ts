import type { OutageScope } from '@imah/contract/outages';
import { sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';
import type { OutageKey } from './outage-row.ts';

const tables = { sections: 'section', units: 'unit' } as const;
const columns = { sections: 'section_id', units: 'unit_id' } as const;

/** What is named must be of the building. @throws {HttpProblem} 422 at `scope` */
export async function requireScope(
  trx: Transaction<Database>,
  { orgId, buildingId }: Pick<OutageKey, 'orgId' | 'buildingId'>,
  { kind, ids }: OutageScope,
): Promise<void> {
  if (kind === 'all') {
    if (ids.length > 0) throw invalidField('scope', 'invalid');
    return;
  }
  if (ids.length === 0) throw invalidField('scope', 'required');
  const wanted = [...new Set(ids)];
  const found = await trx
    .selectFrom(tables[kind])
    .select('id')
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('id', 'in', wanted)
    .$if(kind === 'units', (query) => query.where(sql<boolean>`deleted_at IS NULL`))
    .execute();
  if (found.length !== wanted.length) throw invalidField('scope', 'not-an-option');
}

/** Writes down whom an outage concerns, in place of what stood there. */
export async function writeScope(
  trx: Transaction<Database>,
  { orgId, outageId }: OutageKey,
  { kind, ids }: OutageScope,
): Promise<void> {
  await trx.deleteFrom('outage_place').where('org_id', '=', orgId).where('outage_id', '=', outageId).execute();
  if (kind === 'all') return;
  await sql`
    INSERT INTO outage_place (org_id, outage_id, ${sql.ref(columns[kind])})
    SELECT ${orgId}, ${outageId}, target FROM unnest(${[...new Set(ids)]}::uuid[]) AS target`.execute(trx);
}
