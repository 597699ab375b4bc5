import * as z from 'zod/mini';
import { defineEndpoints } from '../core/endpoint.ts';
import { buildingParams, id } from '../core/ids.ts';
import { answer, listAnswer } from '../core/list.ts';
import { contactRoutes } from './contact-routes.ts';
import { contact, contactChange, contactDraft } from './contact.ts';

const tag = 'buildings';
const contactParams = z.extend(buildingParams, { contactId: id });
const may = <const A extends 'view' | 'update'>(action: A) =>
  ({ kind: 'permission', permission: `building.${action}`, subject: 'building' }) as const;

/** Schemas, rights and limits of the calls about contacts. */
export const contactEndpoints = defineEndpoints(contactRoutes, {
  listContacts: {
    summary: 'Whom the person can call in a building, in their order; those for staff only to who sees all its units',
    tag,
    access: may('view'),
    params: buildingParams,
    response: { status: 200, schema: listAnswer(contact) },
  },
  createContact: {
    summary: 'Add somebody who can be called, as the last; a building has at most 50',
    tag,
    access: may('update'),
    params: buildingParams,
    body: contactDraft,
    response: { status: 201, schema: answer(contact) },
    errors: [409],
  },
  updateContact: {
    summary: 'Change a contact, or put it elsewhere among the others',
    tag,
    access: may('update'),
    params: contactParams,
    body: contactChange,
    response: { status: 200, schema: answer(contact) },
  },
  deleteContact: {
    summary: 'Take a contact off the list',
    tag,
    access: may('update'),
    params: contactParams,
    response: { status: 204 },
  },
});
