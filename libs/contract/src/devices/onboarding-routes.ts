import type { RouteTable } from '../core/route.ts';

/** The calls by which devices come in that speak a language of their own. */
export const onboardingRoutes = {
  listBuildingCredentials: { method: 'GET', path: '/api/v1/buildings/{buildingId}/device-credentials', retry: true },
  issueBuildingCredential: { method: 'POST', path: '/api/v1/buildings/{buildingId}/device-credentials', retry: false },
  revokeBuildingCredential: {
    method: 'DELETE',
    path: '/api/v1/buildings/{buildingId}/device-credentials/{credentialId}',
    retry: false,
  },
  listFoundDevices: { method: 'GET', path: '/api/v1/buildings/{buildingId}/found-devices', retry: true },
  adoptFoundDevices: {
    method: 'POST',
    path: '/api/v1/buildings/{buildingId}/found-devices/adopt',
    retry: false,
  },
  decideFoundDevice: { method: 'PATCH', path: '/api/v1/buildings/{buildingId}/found-devices/{foundId}', retry: false },
  forgetFoundDevice: { method: 'DELETE', path: '/api/v1/buildings/{buildingId}/found-devices/{foundId}', retry: false },
  forgetConnectionProblem: {
    method: 'DELETE',
    path: '/api/v1/buildings/{buildingId}/connection-problems/{problemId}',
    retry: false,
  },
} as const satisfies RouteTable;
