export {
  escalationCauses,
  escalationChannels,
  escalationHours,
  escalationStates,
  mostEscalationSteps,
  type EscalationCause,
  type EscalationChannel,
  type EscalationState,
} from './escalation/escalation-words.ts';
export {
  inboxTabOf,
  inboxTabs,
  notificationChannels,
  notificationKindKeys,
  notificationKinds,
  notificationTopics,
  notificationUrgencies,
  type InboxTab,
  type NotificationChannel,
  type NotificationKind,
  type NotificationKindDefinition,
  type NotificationTopic,
  type NotificationUrgency,
} from './notification-kinds.ts';

/** When e-mails that can wait are sent: each by itself, gathered every hour, or once a day. */
export const digestCadences = ['each', 'hourly', 'daily'] as const;
export type DigestCadence = (typeof digestCadences)[number];
