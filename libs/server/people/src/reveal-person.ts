import type { RevealedPerson } from '@imah/contract/people';
import type { Kysely } from 'kysely';
import { logReading } from '@imah/server-platform/audit';
import type { Database } from '@imah/server-platform/database/schema';
import { getPerson, type PeopleOf, readSealedNumbers } from './person-repository.ts';
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
  await getPerson(db, { orgId, buildingId, now }, personId);
  const { nik, npwp } = await readSealedNumbers(db, { orgId, personId });
  const fields = [...(nik === null ? [] : ['nik']), ...(npwp === null ? [] : ['npwp'])];
  const { userId, requestId } = reader;
  await logReading(db, { orgId, userId, requestId, entity: 'person', entityId: personId, buildingId, fields }, now);
  return {
    nik: nik === null ? null : await unseal(db, nik),
    npwp: npwp === null ? null : await unseal(db, npwp),
  };
}
