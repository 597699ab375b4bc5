import type { RouteTable } from '../core/route.ts';

const contacts = '/api/v1/buildings/{buildingId}/contacts';

/** The calls about whom the people of a building can call. */
export const contactRoutes = {
  listContacts: { method: 'GET', path: contacts, retry: true },
  createContact: { method: 'POST', path: contacts, retry: false },
  updateContact: { method: 'PATCH', path: `${contacts}/{contactId}`, retry: false, ifMatch: true },
  deleteContact: { method: 'DELETE', path: `${contacts}/{contactId}`, retry: false, ifMatch: true },
} as const satisfies RouteTable;
