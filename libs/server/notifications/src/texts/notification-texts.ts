import type { Locale } from '@imah/contract/core/words';
import type { NotificationKind } from '@imah/contract/notifications/words';
import type { AppointmentFacts, NotificationData, OutageFacts } from '../new-notification.ts';

/** The names of where it happened, as they are now. */
export interface NotificationPlace {
  readonly building: string;
  readonly organization: string;
}

export interface NotificationText {
  readonly title: string;
  readonly body: string;
  /** Why this person is told. */
  readonly reason: string;
}

/** The words of one language: a text for every kind, and the mails around them. */
export interface NotificationTexts {
  readonly notifications: {
    readonly [K in NotificationKind]: (data: NotificationData[K], place: NotificationPlace) => NotificationText;
  };
  readonly mail: {
    readonly greeting: (name: string) => string;
    readonly digestSubject: (count: number) => string;
    readonly digestIntro: (count: number) => string;
    readonly open: (link: string) => string;
    /** How often it happened; left out for once. */
    readonly times: (count: number) => string;
    /** What becomes of an answer, and who reads it. */
    readonly answer: Readonly<Record<'reply' | 'note', string>>;
    readonly footer: (settingsLink: string) => string;
  };
  readonly push: { readonly several: (count: number) => { readonly title: string; readonly body: string } };
}

/** `2026-11-21T10:05:00.000Z` as people of that language write it, in the time zone named. */
export function longTime(at: string, locale: string, timeZone: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone }).format(new Date(at));
}

const zones = { 'Asia/Jakarta': 'WIB', 'Asia/Makassar': 'WITA', 'Asia/Jayapura': 'WIT' } as const;

/** `Selasa, 24 November pukul 09.00 WIB`: when somebody comes, by the clock of the building. */
export function visitTime({ begin, timeZone }: Pick<AppointmentFacts, 'begin' | 'timeZone'>, locale: string): string {
  if (begin === null) return '';
  const at = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  }).format(new Date(begin));
  return `${at} ${zones[timeZone]}`;
}

/** When an outage is, by the clock of the building: to its end where that is known. */
export function outageTime(
  { startsAt, expectedEndAt, timeZone }: Pick<OutageFacts, 'startsAt' | 'expectedEndAt' | 'timeZone'>,
  locale: string,
): string {
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone,
  });
  const begin = new Date(startsAt);
  const span = expectedEndAt === null ? format.format(begin) : format.formatRange(begin, new Date(expectedEndAt));
  return `${span} ${zones[timeZone]}`;
}

/** A measured value with its unit; a switch position, and a unit that the language writes its own way, in the words given. */
export function measured(
  { value, unit, decimals }: Pick<NotificationData['alarm-raised'], 'value' | 'unit' | 'decimals'>,
  locale: string,
  words: { readonly on: string; readonly off: string; readonly units?: Readonly<Record<string, string>> },
): string {
  if (typeof value === 'boolean') return value ? words.on : words.off;
  if (typeof value !== 'number') return value ?? '';
  const number = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(value);
  return unit === 'none' ? number : `${number}\u00a0${words.units?.[unit] ?? unit}`;
}

/** The name of a rule, with what was measured when it raised its alarm; one about silence measured nothing. */
export function brokenRule(
  data: NotificationData['alarm-raised'],
  locale: Locale,
  words: Parameters<typeof measured>[2],
): string {
  const { rule = '', metric, value } = data;
  if (metric === null || value === null) return rule;
  return `${rule}: ${metric[locale]} ${measured(data, locale === 'id' ? 'id-ID' : 'en-GB', words)}`;
}
