import { created, defineEndpoints, list, may, noContent, ok } from '../core/calls.ts';
import { contactRoutes } from './contact-routes.ts';
import { contact, contactChange, contactDraft } from './contact.ts';

const seeing = may('building.view', 'building');
const changing = may('building.update', 'building');

/** Schemas, rights and limits of the calls about contacts. */
export const contactEndpoints = defineEndpoints(contactRoutes, 'buildings', {
  listContacts: list(
    'Whom the person can call in a building, in their order; those for staff only to who sees all its units',
    seeing,
    contact,
  ),
  createContact: created('Add somebody who can be called, as the last; a building has at most 50', changing, contact, {
    body: contactDraft,
    errors: [409],
  }),
  updateContact: ok('Change a contact, or put it elsewhere among the others', changing, contact, {
    body: contactChange,
  }),
  deleteContact: noContent('Take a contact off the list', changing),
});
