import type { Person, PersonDraft } from '@imah/contract/people';
import { type Change, type PlaceEdit, sameFields } from '@imah/server-buildings';
import type { CommandPorts, VersionedEdit } from '@imah/server-platform/command';
import { requireVersion } from '@imah/server-platform/http';
import { changePeople } from './change-people.ts';
import { getPerson, lockPerson, updatePersonRow } from './person-repository.ts';
import { withoutNumbers } from './without-numbers.ts';

type PersonEdit = VersionedEdit & PlaceEdit & { readonly personId: string };

/** @throws {HttpProblem} 404 for who is not of the building, 412 */
export function updatePerson(ports: CommandPorts, edit: PersonEdit, draft: Change<PersonDraft>): Promise<Person> {
  const { orgId, personId: id } = edit;
  return changePeople(ports, edit, {
    lock: (trx) => lockPerson(trx, edit, id),
    authorize: (_trx, before) => requireVersion(before, edit.version),
    write: async (trx, { record }, before) => {
      await updatePersonRow(ports.db, trx, { orgId, personId: id }, draft);
      const after = withoutNumbers(draft);
      const known = { ...before, nik: before.nikHint, npwp: before.npwpHint };
      record({ action: 'update', entity: 'person', entityId: id, before: sameFields(known, after), after });
      return getPerson(trx, edit, id);
    },
    eventOf: () => ({ id, op: 'updated' }),
  });
}
