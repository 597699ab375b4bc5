import type { RouteTable } from '../core/route.ts';

/** The calls about an organisation, and about seeing it as one of its groups does. */
export const organizationRoutes = {
  getOrganization: { method: 'GET', path: '/api/v1/organizations/{orgId}', retry: true },
  updateOrganization: { method: 'PUT', path: '/api/v1/organizations/{orgId}', retry: false, ifMatch: true },
  startViewAs: { method: 'POST', path: '/api/v1/organizations/{orgId}/groups/{groupId}/view-as', retry: false },
  endViewAs: { method: 'DELETE', path: '/api/v1/auth/view-as', retry: false },
} as const satisfies RouteTable;
