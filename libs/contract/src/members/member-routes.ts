import type { RouteTable } from '../core/route.ts';

const org = '/api/v1/organizations/{orgId}';

/** The calls about the people of an organisation and their groups. */
export const memberRoutes = {
  listMembers: { method: 'GET', path: `${org}/members`, retry: true },
  listMemberPictures: { method: 'GET', path: `${org}/pictures`, retry: true },
  getMember: { method: 'GET', path: `${org}/members/{memberId}`, retry: true },
  updateMember: { method: 'PUT', path: `${org}/members/{memberId}`, retry: false, ifMatch: true },
  removeMember: { method: 'DELETE', path: `${org}/members/{memberId}`, retry: false, ifMatch: true },
  listGroups: { method: 'GET', path: `${org}/groups`, retry: true },
  createGroup: { method: 'POST', path: `${org}/groups`, retry: false },
  updateGroup: { method: 'PUT', path: `${org}/groups/{groupId}`, retry: false, ifMatch: true },
  deleteGroup: { method: 'DELETE', path: `${org}/groups/{groupId}`, retry: false, ifMatch: true },
} as const satisfies RouteTable;
