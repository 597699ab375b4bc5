import type { RouteTable } from '../core/route.ts';

const building = '/api/v1/buildings/{buildingId}';
const member = `${building}/household/{householdMemberId}`;
const settings = '/api/v1/organizations/{orgId}/household-settings';

/** The calls by which the first occupant of a unit brings their household in, and by which staff say whether they may. */
export const householdRoutes = {
  getHouseholdSettings: { method: 'GET', path: settings, retry: true },
  updateHouseholdSettings: { method: 'PUT', path: settings, retry: false },
  listHouseholds: { method: 'GET', path: `${building}/household`, retry: true },
  inviteToHousehold: { method: 'POST', path: `${building}/household`, retry: false },
  renewHouseholdInvitation: { method: 'POST', path: `${member}/invitation`, retry: false },
  endHouseholdMember: { method: 'DELETE', path: member, retry: false },
  listHouseholdRequests: { method: 'GET', path: `${building}/household-requests`, retry: true },
  answerHouseholdRequest: {
    method: 'POST',
    path: `${building}/household-requests/{householdMemberId}/answer`,
    retry: false,
  },
} as const satisfies RouteTable;
