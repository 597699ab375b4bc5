import type { RouteTable } from '../core/route.ts';

/** The calls about what a person is told. */
export const notificationRoutes = {
  listNotifications: { method: 'GET', path: '/api/v1/notifications', retry: true },
  listInbox: { method: 'GET', path: '/api/v1/notifications/inbox', retry: true },
  countInbox: { method: 'GET', path: '/api/v1/notifications/inbox/unread', retry: true },
  countUnread: { method: 'GET', path: '/api/v1/notifications/unread', retry: true },
  markNotifications: { method: 'POST', path: '/api/v1/notifications/marks', retry: false },
  getNotificationSettings: { method: 'GET', path: '/api/v1/notifications/settings', retry: true },
  changeNotificationSettings: { method: 'PATCH', path: '/api/v1/notifications/settings', retry: false },
  subscribePush: { method: 'POST', path: '/api/v1/notifications/push-devices', retry: false },
  unsubscribePush: { method: 'DELETE', path: '/api/v1/notifications/push-devices/{pushDeviceId}', retry: false },
} as const satisfies RouteTable;
