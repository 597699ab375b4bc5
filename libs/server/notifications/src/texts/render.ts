import type { Locale } from '@imah/contract/core/words';
import { type NotificationKind, notificationKinds } from '@imah/contract/notifications/words';
import { en } from './en.ts';
import { id } from './id.ts';
import {
  longTime,
  type NotificationPlace,
  type NotificationText,
  type NotificationTexts,
} from './notification-texts.ts';

const languages: Readonly<Record<Locale, NotificationTexts>> = { id, en };
const tags: Readonly<Record<Locale, string>> = { id: 'id-ID', en: 'en-GB' };

/** A notification as the database keeps it. */
export interface StoredNotification {
  readonly kind: string;
  readonly data: unknown;
  readonly building: string | null;
  readonly organization: string | null;
}

// Data whose instants a text shows.
const instants = ['at'] as const;

/** The words of a language around notifications. */
export function textsOf(locale: Locale): NotificationTexts {
  return languages[locale];
}

/** What a person reads, in their language and time; null for a kind that this version no longer knows. */
export function renderNotification(
  notification: StoredNotification,
  locale: Locale,
  timeZone: string,
): NotificationText | null {
  if (!Object.hasOwn(notificationKinds, notification.kind)) return null;
  // `notify` has written the data under the type of its kind; the database forgets which one it was.
  const render = languages[locale].notifications[notification.kind as NotificationKind] as (
    data: unknown,
    place: NotificationPlace,
  ) => NotificationText;
  const organization = notification.organization ?? '';
  // What is said to a whole organisation happens in no building of it.
  const place = { building: notification.building ?? organization, organization };
  return render(inWords(notification.data, locale, timeZone), place);
}

function inWords(data: unknown, locale: Locale, timeZone: string): unknown {
  if (typeof data !== 'object' || data === null) return data;
  const written = Object.entries(data).map(([key, value]) =>
    instants.some((known) => known === key) && typeof value === 'string'
      ? [key, longTime(value, tags[locale], timeZone)]
      : [key, value],
  );
  return Object.fromEntries(written);
}
