import { randomUUIDv7 } from 'node:crypto';
import type { Contact, ContactDraft } from '@imah/contract/buildings';
import { maxContacts } from '@imah/contract/buildings/words';
import type { Transaction } from 'kysely';
import { type AuditFacts, type CommandPorts, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, requireVersion } from '@imah/server-platform/http';
import { lockBuilding } from '../building-repository.ts';
import { type Change, changed, type PlaceEdit, sameFields } from '../place-edit.ts';
import { buildingEvent } from '../publish-building.ts';
import { getContact, insertContact, listContacts, moveContact, updateContactRow } from './contact-repository.ts';

type ContactEdit = PlaceEdit & { readonly contactId: string; readonly version: number };

/** @throws {HttpProblem} 409 when the building has as many as it may, 422 at `phone` of a short number on WhatsApp */
export function createContact(ports: CommandPorts, edit: PlaceEdit, draft: ContactDraft): Promise<Contact> {
  const id = randomUUIDv7();
  return changeContacts(ports, edit, async (trx) => {
    requireCallable(draft);
    if ((await listContacts(trx, edit, 'staff')).length >= maxContacts) throw new HttpProblem(409, 'DAFTAR_PENUH');
    await insertContact(trx, edit, id, draft);
    return { result: await getContact(trx, edit, id), said: { action: 'create', entityId: id, after: draft } };
  });
}

/** @throws {HttpProblem} 404, 412, 422 at `phone` of a short number on WhatsApp */
export function updateContact(
  ports: CommandPorts,
  edit: ContactEdit,
  change: Change<ContactDraft & { readonly position: number }>,
): Promise<Contact> {
  const { contactId: id } = edit;
  return changeContacts(ports, edit, async (trx) => {
    const known = await getContact(trx, edit, id);
    requireVersion(known, edit.version);
    const next = changed<ContactDraft>(known, change);
    requireCallable(next);
    await updateContactRow(trx, edit, id, next);
    if (change.position !== undefined) await moveContact(trx, edit, id, change.position);
    const said = { action: 'update', entityId: id, before: sameFields(known, change), after: change };
    return { result: await getContact(trx, edit, id), said };
  });
}

/** @throws {HttpProblem} 404, 412 */
export function deleteContact(ports: CommandPorts, edit: ContactEdit): Promise<void> {
  const { orgId, contactId: id } = edit;
  return changeContacts<void>(ports, edit, async (trx) => {
    const before = await getContact(trx, edit, id);
    requireVersion(before, edit.version);
    await trx.deleteFrom('building_contact').where('org_id', '=', orgId).where('id', '=', id).execute();
    return { result: undefined, said: { action: 'delete', entityId: id, before } };
  });
}

/** The list is of the building: two who change its order wait for one another. */
function changeContacts<T>(
  ports: CommandPorts,
  edit: PlaceEdit,
  write: (trx: Transaction<Database>) => Promise<{ readonly result: T; readonly said: Omit<AuditFacts, 'entity'> }>,
): Promise<T> {
  const { buildingId, now } = edit;
  return runCommand<void, T>(ports, edit, {
    lock: (trx) => lockBuilding(trx, edit),
    write: async (trx) => {
      const { result, said } = await write(trx);
      const packet = { entity: 'building', id: buildingId, version: 0, op: 'updated' } as const;
      return {
        result,
        audit: { entity: 'building_contact', buildingId, ...said },
        effects: [buildingEvent(edit, packet, now)],
      };
    },
  });
}

function requireCallable({ phone, whatsapp }: Pick<ContactDraft, 'phone' | 'whatsapp'>): void {
  if (whatsapp && !phone.startsWith('+')) throw invalidField('phone', 'not-a-phone');
}
