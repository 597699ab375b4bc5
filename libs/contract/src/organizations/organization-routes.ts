import type { RouteTable } from '../core/route.ts';

const factorRule = '/api/v1/organizations/{orgId}/second-factor';

/** The calls about an organisation, and about seeing it as one of its groups does. */
export const organizationRoutes = {
  getOrganization: { method: 'GET', path: '/api/v1/organizations/{orgId}', retry: true },
  updateOrganization: { method: 'PUT', path: '/api/v1/organizations/{orgId}', retry: false, ifMatch: true },
  getSecondFactorRule: { method: 'GET', path: factorRule, retry: true },
  updateSecondFactorRule: { method: 'PUT', path: factorRule, retry: false, ifMatch: true },
  listMembersWithoutFactor: { method: 'GET', path: `${factorRule}/members`, retry: true },
  remindOfSecondFactor: { method: 'POST', path: `${factorRule}/members/{memberId}/reminder`, retry: false },
  startViewAs: { method: 'POST', path: '/api/v1/organizations/{orgId}/groups/{groupId}/view-as', retry: false },
  endViewAs: { method: 'DELETE', path: '/api/v1/auth/view-as', retry: false },
} as const satisfies RouteTable;
