import type { RouteTable } from '../core/route.ts';

const notices = '/api/v1/buildings/{buildingId}/notices';

/** The calls about notices to the people of a building. */
export const noticeRoutes = {
  listNotices: { method: 'GET', path: notices, retry: true },
  createNotice: { method: 'POST', path: notices, retry: false },
  updateNotice: { method: 'PATCH', path: `${notices}/{noticeId}`, retry: false, ifMatch: true },
  deleteNotice: { method: 'DELETE', path: `${notices}/{noticeId}`, retry: false, ifMatch: true },
} as const satisfies RouteTable;
