import type { Person, PersonDraft } from '@imah/contract/people';
import type { Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import { type Change, type PlaceEdit, sameFields } from '@imah/server-buildings';
import type { CommandPorts, VersionedEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound, requireVersion } from '@imah/server-platform/http';
import { changePeople } from './change-people.ts';
import { readPerson } from './read-people.ts';
import { changePerson, withoutNumbers } from './write-person.ts';

type PersonEdit = VersionedEdit & PlaceEdit & { readonly personId: string };

/** @throws {HttpProblem} 404 for who is not of the building, 412 */
export function updatePerson(ports: CommandPorts, edit: PersonEdit, draft: Change<PersonDraft>): Promise<Person> {
  const { orgId, personId: id } = edit;
  return changePeople(ports, edit, {
    lock: (trx) => lockPerson(trx, edit),
    authorize: (_trx, before) => requireVersion(before, edit.version),
    write: async (trx, { record }, before) => {
      await changePerson(ports.db, trx, { orgId, id }, draft);
      const after = withoutNumbers(draft);
      const known = { ...before, nik: before.nikHint, npwp: before.npwpHint };
      record({ action: 'update', entity: 'person', entityId: id, before: sameFields(known, after), after });
      return requirePerson(trx, edit);
    },
    eventOf: () => ({ id, op: 'updated' }),
  });
}

async function lockPerson(trx: Transaction<Database>, edit: PersonEdit): Promise<Person> {
  await lockOrganization(trx, edit.orgId);
  await trx
    .selectFrom('person')
    .select('id')
    .where('org_id', '=', edit.orgId)
    .where('id', '=', edit.personId)
    .forNoKeyUpdate()
    .execute();
  return requirePerson(trx, edit);
}

async function requirePerson(trx: Transaction<Database>, edit: PersonEdit): Promise<Person> {
  const person = await readPerson(trx, edit, edit.personId);
  if (person === null) throw notFound();
  return person;
}
