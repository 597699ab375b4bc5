export {
  escalation,
  escalationPlan,
  escalationPlanDraft,
  escalationStep,
  type Escalation,
  type EscalationPlan,
  type EscalationPlanDraft,
  type EscalationStep,
} from './escalation/escalation.ts';
export { escalationEndpoints } from './escalation/escalation-endpoints.ts';
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
  inboxCounts,
  inboxQuery,
  inboxRow,
  markedNotifications,
  notification,
  notificationMarks,
  notificationPacket,
  notificationQuery,
  unreadCount,
  type InboxCounts,
  type InboxRow,
  type MarkedNotifications,
  type Notification,
  type NotificationMarks,
  type NotificationPacket,
  type UnreadCount,
} from './notification.ts';
