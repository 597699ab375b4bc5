import type { Locale } from '@imah/contract/core/words';
import type { InboxRow } from '@imah/contract/notifications';
import { measured } from './notification-texts.ts';
import { renderNotification, type StoredNotification } from './render.ts';
import { subjectEn } from './subject-en.ts';
import { subjectId } from './subject-id.ts';
import type { SubjectTexts, TitledKind } from './subject-texts.ts';
import type { NotificationData } from '../new-notification.ts';

/** The newest notification of a subject, with what raised the alarm where it is one. */
export interface StoredSubject extends StoredNotification {
  readonly lastAt: string;
  readonly raisedData: unknown;
  readonly raisedAt: string | null;
}

type SubjectText = Pick<InboxRow, 'title' | 'body' | 'reason' | 'alarm'>;

const languages: Readonly<Record<Locale, SubjectTexts>> = { id: subjectId, en: subjectEn };
const tags: Readonly<Record<Locale, string>> = { id: 'id-ID', en: 'en-GB' };

/** A row of the inbox: the thing by its own name, then what happened to it. Null for a kind that this version does not know. */
export function renderSubject(subject: StoredSubject, locale: Locale, timeZone: string): SubjectText | null {
  const text = renderNotification(subject, locale, timeZone);
  if (text === null) return null;
  const { kind, building, organization } = subject;
  const place = building ?? organization ?? '';
  if (kind === 'alarm-raised' || kind === 'alarm-cleared')
    return { ...alarmText(subject, place, locale, timeZone), reason: text.reason };
  const { happened } = languages[locale];
  if (!Object.hasOwn(happened, kind)) return { ...text, alarm: null };
  // `notify` has written the data under the type of its kind.
  const data = subject.data as NotificationData[TitledKind];
  const phrase = (happened[kind as TitledKind] as (data: NotificationData[TitledKind]) => string)(data);
  const number = kind.startsWith('ticket-') ? [data.number] : [];
  return { title: data.title, body: joined([phrase, ...number, place]), reason: text.reason, alarm: null };
}

function alarmText(
  { kind, data, raisedData, raisedAt, lastAt }: StoredSubject,
  place: string,
  locale: Locale,
  timeZone: string,
): Omit<SubjectText, 'reason'> {
  const { alarm } = languages[locale];
  // As above; an end whose beginning is not there any more has no value.
  const facts = (raisedData ?? data) as NotificationData['alarm-cleared'] & Partial<NotificationData['alarm-raised']>;
  const isOver = kind === 'alarm-cleared';
  const lasted = isOver && raisedAt !== null ? Math.max(0, Date.parse(lastAt) - Date.parse(raisedAt)) : null;
  const state = isOver
    ? alarm.over(lasted === null ? null : duration(lasted, locale))
    : alarm.active(clock(lastAt, locale, timeZone));
  return {
    title: alarmTitle(facts, locale),
    body: joined([alarm.severity[facts.severity], state, place]),
    alarm: {
      severity: facts.severity,
      state: isOver ? 'over' : 'active',
      seconds: lasted === null ? null : Math.round(lasted / 1000),
    },
  };
}

function alarmTitle(
  facts: NotificationData['alarm-cleared'] & Partial<NotificationData['alarm-raised']>,
  locale: Locale,
): string {
  const { alarm, values } = languages[locale];
  const { device, metric, condition, rule, value = null, unit = 'none', decimals = 0 } = facts;
  if (rule !== undefined) return `${device}: ${rule}`;
  if (metric === null || condition === 'offline') return alarm.offline(device);
  // A state is named by what it says: "Pintu parkir: Pintu dibiarkan terbuka".
  if (value === true || value === null) return `${device}: ${metric[locale]}`;
  return `${device}: ${metric[locale]} ${measured({ value, unit, decimals }, tags[locale], values)}`;
}

const joined = (parts: readonly string[]): string => parts.filter((part) => part !== '').join(' · ');

function clock(at: string, locale: Locale, timeZone: string): string {
  return new Intl.DateTimeFormat(tags[locale], { hour: '2-digit', minute: '2-digit', timeZone }).format(new Date(at));
}

/** The two largest units: `58 dtk`, `3 mnt 5 dtk`, `2 h 4 j`. */
function duration(ms: number, locale: Locale): string {
  const seconds = Math.round(ms / 1000);
  const parts = {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  };
  const kept = Object.entries(parts).filter(([, count]) => count > 0);
  const units = Object.fromEntries(kept.length === 0 ? [['seconds', 0]] : kept.slice(0, 2));
  const zero = kept.length === 0 ? ({ secondsDisplay: 'always' } as const) : {};
  return new Intl.DurationFormat(tags[locale], { style: 'short', ...zero }).format(units).replaceAll(',', '');
}
