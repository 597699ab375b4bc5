import type { RouteTable } from '../core/route.ts';

const building = '/api/v1/buildings/{buildingId}';

/** The calls by which people come to where they live: by a code of the building, and the answer of those who run it. */
export const joiningRoutes = {
  getJoinCode: { method: 'GET', path: `${building}/join-code`, retry: true },
  renewJoinCode: { method: 'POST', path: `${building}/join-code`, retry: false },
  removeJoinCode: { method: 'DELETE', path: `${building}/join-code`, retry: false },
  listJoinRequests: { method: 'GET', path: `${building}/join-requests`, retry: true },
  approveJoinRequest: { method: 'POST', path: `${building}/join-requests/{joinRequestId}/approve`, retry: false },
  refuseJoinRequest: { method: 'POST', path: `${building}/join-requests/{joinRequestId}/refuse`, retry: false },
  readJoinCode: { method: 'POST', path: '/api/v1/join/read', retry: false },
  requestToJoin: { method: 'POST', path: '/api/v1/join/requests', retry: false },
  listOwnJoinRequests: { method: 'GET', path: '/api/v1/join/requests', retry: true },
  withdrawJoinRequest: { method: 'DELETE', path: '/api/v1/join/requests/{joinRequestId}', retry: false },
} as const satisfies RouteTable;
