import type { TicketPriority } from '../tickets/ticket-words.ts';

/** Most severe first. */
export const alarmSeverities = ['critical', 'major', 'minor', 'warning', 'info'] as const;
export type AlarmSeverity = (typeof alarmSeverities)[number];

/** How pressing the ticket of an alarm is, unless people say otherwise. */
export const priorityOfSeverity = {
  critical: 'emergency',
  major: 'high',
  minor: 'medium',
  warning: 'low',
  info: 'low',
} as const satisfies Record<AlarmSeverity, TicketPriority>;

/** Why it was raised: a value outside its normal bounds, silence, or a rule that people made. */
export const alarmConditions = ['above', 'below', 'equals', 'offline', 'rule'] as const;
export type AlarmCondition = (typeof alarmConditions)[number];
