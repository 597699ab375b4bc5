import type { Person, PersonChange } from '@imah/contract/people';
import { type Change, type PlaceEdit, sameFields } from '@imah/server-buildings';
import type { ServerContext } from '@imah/server-platform';
import type { CommandPorts, VersionedEdit } from '@imah/server-platform/command';
import { requireVersion } from '@imah/server-platform/http';
import { changePeople } from './change-people.ts';
import { getPerson, lockPerson, updatePersonRow } from './person-repository.ts';
import { consentAfter, requireReachable, writeConsent } from './whatsapp-consent.ts';
import { withoutNumbers } from './without-numbers.ts';

type PersonEdit = VersionedEdit & PlaceEdit & { readonly personId: string };

/** @throws {HttpProblem} 404 for who is not of the building, 412, 422 */
export function updatePerson(
  ports: CommandPorts & Pick<ServerContext, 'config'>,
  edit: PersonEdit,
  { whatsapp, ...draft }: Change<PersonChange>,
): Promise<Person> {
  const { orgId, personId: id } = edit;
  return changePeople(ports, edit, {
    lock: (trx) => lockPerson(trx, edit, id),
    authorize: (_trx, before) => requireVersion(before, edit.version),
    validate: (_trx, before) => requireReachable(ports, before, { ...draft, whatsapp }),
    write: async (trx, { record }, before) => {
      await updatePersonRow(ports.db, trx, { orgId, personId: id }, draft);
      const agrees = consentAfter(before, { ...draft, whatsapp });
      const phone = draft.phone ?? before.phone ?? '';
      if (agrees !== null)
        await writeConsent(trx, { orgId, personId: id }, { agrees, by: edit.actor.userId, phone, now: edit.now });
      const after = { ...withoutNumbers(draft), ...(agrees === null ? {} : { whatsapp: agrees }) };
      const known = {
        ...before,
        nik: before.nikHint,
        npwp: before.npwpHint,
        whatsapp: before.whatsapp?.state === 'agreed',
      };
      record({ action: 'update', entity: 'person', entityId: id, before: sameFields(known, after), after });
      return getPerson(trx, edit, id);
    },
    eventOf: () => ({ id, op: 'updated' }),
  });
}
