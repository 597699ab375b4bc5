import type { RevealedPerson } from '@imah/contract/people';
import type { Kysely } from 'kysely';
import { logReading } from '@imah/server-platform/audit';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { type PeopleOf, readPerson } from './read-people.ts';
import { unseal } from './seal.ts';

/**
 * The identity numbers of somebody in the building. That they were read, and by whom, is written down first.
 * @throws {HttpProblem} 404
 */
export async function revealPerson(
  db: Kysely<Database>,
  { orgId, buildingId, now }: PeopleOf,
  personId: string,
  reader: { readonly userId: string; readonly requestId: string },
): Promise<RevealedPerson> {
  if ((await readPerson(db, { orgId, buildingId, now }, personId)) === null) throw notFound();
  const rows = await db
    .selectFrom('person')
    .select(['nik_sealed as nik', 'npwp_sealed as npwp'])
    .where('org_id', '=', orgId)
    .where('id', '=', personId)
    .execute();
  const nik = rows[0]?.nik ?? null;
  const npwp = rows[0]?.npwp ?? null;
  const fields = [...(nik === null ? [] : ['nik']), ...(npwp === null ? [] : ['npwp'])];
  const { userId, requestId } = reader;
  await logReading(db, { orgId, userId, requestId, entity: 'person', entityId: personId, buildingId, fields }, now);
  return {
    nik: nik === null ? null : await unseal(db, nik),
    npwp: npwp === null ? null : await unseal(db, npwp),
  };
}
