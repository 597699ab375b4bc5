import type { RouteTable } from '../core/route.ts';

const building = '/api/v1/buildings/{buildingId}';

/** The calls about the people of a building and their units. */
export const peopleRoutes = {
  listPeople: { method: 'GET', path: `${building}/people`, retry: true },
  updatePerson: { method: 'PATCH', path: `${building}/people/{personId}`, retry: false, ifMatch: true },
  revealPerson: { method: 'POST', path: `${building}/people/{personId}/reveal`, retry: false },
  inviteOccupants: { method: 'POST', path: `${building}/people/invitations`, retry: false },
  importOccupants: { method: 'POST', path: `${building}/people/invitations/import`, retry: false },
  revokeOccupantInvitation: { method: 'DELETE', path: `${building}/people/{personId}/invitation`, retry: false },
  disconnectOccupant: { method: 'DELETE', path: `${building}/people/{personId}/account`, retry: false },
  listOccupancies: { method: 'GET', path: `${building}/units/{unitId}/occupancies`, retry: true },
  addOccupancy: { method: 'POST', path: `${building}/units/{unitId}/occupancies`, retry: false },
  updateOccupancy: { method: 'PATCH', path: `${building}/occupancies/{occupancyId}`, retry: false, ifMatch: true },
  moveOccupancy: { method: 'POST', path: `${building}/occupancies/{occupancyId}/move`, retry: false, ifMatch: true },
  deleteOccupancy: { method: 'DELETE', path: `${building}/occupancies/{occupancyId}`, retry: false, ifMatch: true },
} as const satisfies RouteTable;
