import type { contactEndpoints } from '@imah/contract/buildings';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { createContact, deleteContact, updateContact } from './change-contact.ts';
import { isStaffOf, listContacts } from './contact-repository.ts';

export function contactHandlers(context: ServerContext): Pick<Handlers, keyof typeof contactEndpoints> {
  const { db } = context;
  return {
    listContacts: async ({ actor, params, target }) => {
      const place = { orgId: target.orgId, buildingId: params.buildingId };
      const data = await listContacts(db, place, isStaffOf(actor, place) ? 'staff' : 'everybody');
      return { data, meta: { nextCursor: null } };
    },
    createContact: async ({ edit, body }) => ({ data: await createContact(context, edit, body) }),
    updateContact: async ({ edit, body }) => ({ data: await updateContact(context, edit, body) }),
    deleteContact: ({ edit }) => deleteContact(context, edit).then(() => undefined),
  };
}
