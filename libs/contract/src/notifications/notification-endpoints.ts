import * as z from 'zod/mini';
import { defineEndpoints } from '../core/endpoint.ts';
import { id } from '../core/ids.ts';
import { answer, listAnswer } from '../core/list.ts';
import {
  inboxCounts,
  inboxQuery,
  inboxRow,
  markedNotifications,
  notification,
  notificationMarks,
  notificationQuery,
  unreadCount,
} from './notification.ts';
import { notificationRoutes } from './notification-routes.ts';
import {
  notificationSettings,
  notificationSettingsDraft,
  pushDevice,
  pushSubscriptionDraft,
} from './notification-settings.ts';

const shared = { tag: 'notifications', access: { kind: 'session' } } as const;

/** Schemas, rights and limits of the calls about what a person is told. Each answers for the person of the session. */
export const notificationEndpoints = defineEndpoints(notificationRoutes, {
  listNotifications: {
    summary: 'What the person was told, newest first',
    ...shared,
    query: notificationQuery,
    response: { status: 200, schema: listAnswer(notification) },
  },
  listInbox: {
    summary: 'One tab of the inbox, a row for each subject, newest first',
    ...shared,
    query: inboxQuery,
    response: { status: 200, schema: listAnswer(inboxRow) },
  },
  countInbox: {
    summary: 'How many subjects of each tab of the inbox stand unread',
    ...shared,
    response: { status: 200, schema: answer(inboxCounts) },
  },
  countUnread: {
    summary: 'How many notifications stand unread',
    ...shared,
    response: { status: 200, schema: answer(unreadCount) },
  },
  markNotifications: {
    summary: 'Mark notifications as read or unread',
    ...shared,
    body: notificationMarks,
    response: { status: 200, schema: answer(markedNotifications) },
  },
  getNotificationSettings: {
    summary: 'How the person is told of what',
    ...shared,
    response: { status: 200, schema: answer(notificationSettings) },
  },
  changeNotificationSettings: {
    summary: 'Change how the person is told of what',
    ...shared,
    body: notificationSettingsDraft,
    response: { status: 200, schema: answer(notificationSettings) },
  },
  subscribePush: {
    summary: 'Let a browser take pushes for the person',
    ...shared,
    body: pushSubscriptionDraft,
    response: { status: 201, schema: answer(pushDevice) },
    rateLimit: { max: 30, windowSeconds: 60 },
  },
  unsubscribePush: {
    summary: 'Send that browser no more pushes',
    ...shared,
    params: z.object({ pushDeviceId: id }),
    response: { status: 204 },
  },
});
