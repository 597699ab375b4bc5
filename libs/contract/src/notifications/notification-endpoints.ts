import { created, defineEndpoints, list, noContent, ok, session } from '../core/calls.ts';
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

/** Schemas, rights and limits of the calls about what a person is told. Each answers for the person of the session. */
export const notificationEndpoints = defineEndpoints(notificationRoutes, 'notifications', {
  listNotifications: list('What the person was told, newest first', session, notification, {
    query: notificationQuery,
  }),
  listInbox: list('One tab of the inbox, a row for each subject, newest first', session, inboxRow, {
    query: inboxQuery,
  }),
  countInbox: ok('How many subjects of each tab of the inbox stand unread', session, inboxCounts),
  countUnread: ok('How many notifications stand unread', session, unreadCount),
  markNotifications: ok('Mark notifications as read or unread', session, markedNotifications, {
    body: notificationMarks,
  }),
  getNotificationSettings: ok('How the person is told of what', session, notificationSettings),
  changeNotificationSettings: ok('Change how the person is told of what', session, notificationSettings, {
    body: notificationSettingsDraft,
  }),
  subscribePush: created('Let a browser take pushes for the person', session, pushDevice, {
    body: pushSubscriptionDraft,
    rateLimit: { max: 30, windowSeconds: 60 },
  }),
  unsubscribePush: noContent('Send that browser no more pushes', session),
});
