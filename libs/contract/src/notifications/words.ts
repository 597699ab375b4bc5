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

/** Whether a person can be told things on WhatsApp: the installation has it, and knows their number. */
export const whatsAppStates = ['unavailable', 'no-number', 'ready'] as const;
export type WhatsAppState = (typeof whatsAppStates)[number];
