import type { AlarmSeverity } from '@imah/contract/alarms/words';
import type { NotificationKind } from '@imah/contract/notifications/words';
import type { NotificationData } from '../new-notification.ts';

/** Kinds of which the inbox names the thing first and then what happened to it. */
export type TitledKind = Extract<
  NotificationKind,
  `ticket-${string}` | `topic-${string}` | `announcement-${string}` | `outage-${string}` | 'poll-closed'
>;

/** The words of one language for the rows of the inbox. */
export interface SubjectTexts {
  /** What happened, in one phrase. */
  readonly happened: { readonly [K in TitledKind]: (data: NotificationData[K]) => string };
  readonly alarm: {
    readonly severity: Readonly<Record<AlarmSeverity, string>>;
    readonly offline: (device: string) => string;
    readonly active: (since: string) => string;
    readonly over: (lasted: string | null) => string;
  };
  readonly values: { readonly on: string; readonly off: string; readonly units?: Readonly<Record<string, string>> };
}
