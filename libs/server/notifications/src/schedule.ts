import type { QuietHours } from '@imah/contract/notifications';
import type { DigestCadence, NotificationChannel, NotificationUrgency } from '@imah/contract/notifications/words';

/** What decides when a person is reached. */
export interface Wishes {
  /** IANA name. */
  readonly timeZone: string;
  readonly quietHours: QuietHours | null;
  readonly digest: DigestCadence;
  /** Minute of the day at which the daily digest is sent. */
  readonly digestMinute: number;
}

const hourMs = 3_600_000;

/**
 * When a notification of `at` (milliseconds since 1970 UTC) leaves on a channel. What is critical and
 * what only stands in the centre leaves at once; the rest waits for the digest, then for the end of
 * the quiet hours.
 */
export function deliverAt(
  urgency: NotificationUrgency,
  channel: NotificationChannel,
  at: number,
  wishes: Wishes,
): number {
  if (urgency === 'critical' || channel === 'in-app') return at;
  return endOfQuiet(channel === 'email' ? gatherUntil(urgency, at, wishes) : at, wishes);
}

/** The end of the quiet hours that `at` lies in, or `at` itself. */
export function endOfQuiet(at: number, { quietHours, timeZone }: Pick<Wishes, 'quietHours' | 'timeZone'>): number {
  if (quietHours === null) return at;
  const { fromMinute, toMinute } = quietHours;
  const minute = minuteOfDay(at, timeZone);
  const isOverMidnight = fromMinute > toMinute;
  const isQuiet = isOverMidnight
    ? minute >= fromMinute || minute < toMinute
    : minute >= fromMinute && minute < toMinute;
  return isQuiet ? nextAt(toMinute, at, timeZone) : at;
}

function gatherUntil(urgency: NotificationUrgency, at: number, { digest, digestMinute, timeZone }: Wishes): number {
  if (digest === 'daily') return nextAt(digestMinute, at, timeZone);
  if (digest === 'each' && urgency !== 'low') return at;
  return Math.floor(at / hourMs) * hourMs + hourMs;
}

function minuteOfDay(at: number, timeZone: string): number {
  const { hour, minute } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  return hour * 60 + minute;
}

/** The next time after `at` that a clock in that zone shows `minute`; where the clock jumps over it, the moment after the jump. */
function nextAt(minute: number, at: number, timeZone: string): number {
  const here = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(timeZone);
  const time = new Temporal.PlainTime(Math.floor(minute / 60), minute % 60);
  for (const days of [0, 1, 2]) {
    const wall = here.toPlainDate().add({ days }).toPlainDateTime(time);
    // A clock that is set back shows the minute twice.
    for (const disambiguation of ['compatible', 'later'] as const) {
      const then = wall.toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds;
      if (then > at) return then;
    }
  }
  throw new RangeError(`${timeZone} has no minute ${minute} after ${at}`);
}
