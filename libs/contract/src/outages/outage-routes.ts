import type { RouteTable } from '../core/route.ts';

const outages = '/api/v1/buildings/{buildingId}/outages';
const one = `${outages}/{outageId}` as const;

/** The calls about outages of a building's services. */
export const outageRoutes = {
  listOutages: { method: 'GET', path: outages, retry: true },
  createOutage: { method: 'POST', path: outages, retry: false },
  getOutage: { method: 'GET', path: one, retry: true },
  updateOutage: { method: 'PATCH', path: one, retry: false, ifMatch: true },
  endOutage: { method: 'POST', path: `${one}/end`, retry: false, ifMatch: true },
  reopenOutage: { method: 'POST', path: `${one}/reopening`, retry: false, ifMatch: true },
  createOutageTicket: { method: 'POST', path: `${one}/tickets`, retry: false },
  bindOutageTicket: { method: 'PUT', path: `${one}/tickets/{ticketId}`, retry: false },
  unbindOutageTicket: { method: 'DELETE', path: `${one}/tickets/{ticketId}`, retry: false },
  joinOutage: { method: 'PUT', path: `${one}/also`, retry: false },
  leaveOutage: { method: 'DELETE', path: `${one}/also`, retry: false },
} as const satisfies RouteTable;
