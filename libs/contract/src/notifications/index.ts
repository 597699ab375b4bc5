export { notificationEndpoints } from './notification-endpoints.ts';
export {
  notificationSettings,
  notificationSettingsDraft,
  pushDevice,
  pushSubscriptionDraft,
  quietHours,
  type NotificationKindSetting,
  type NotificationSettings,
  type NotificationSettingsDraft,
  type PushDevice,
  type PushSubscriptionDraft,
  type QuietHours,
} from './notification-settings.ts';
export {
  markedNotifications,
  notification,
  notificationMarks,
  notificationPacket,
  notificationQuery,
  unreadCount,
  type MarkedNotifications,
  type Notification,
  type NotificationMarks,
  type NotificationPacket,
  type UnreadCount,
} from './notification.ts';
