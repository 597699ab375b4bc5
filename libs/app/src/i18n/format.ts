import type { TimeZone } from '@imah/contract/buildings/words';
import type { Locale } from '@imah/contract/core/words';
import { createTranslator } from 'use-intl/core';
import { ageOf } from './age.ts';
import { formatTextsEn } from './messages/en.ts';
import { formatTextsId } from './messages/id.ts';
import { zoneName } from './zone-name.ts';

type Instant = number | string;

export interface Format {
  /** Whole rupiah: `Rp 1.234.567`, `-Rp 1.500.000`. */
  readonly rupiah: (amount: number) => string;
  /** With exactly `decimals` digits after the comma, 0 when left out. */
  readonly number: (value: number, decimals?: number) => string;
  /** `ratio` 0.25 is `25%`. */
  readonly percent: (ratio: number) => string;
  /** `Jumat, 20 November 2026 pukul 17.05 WIB` */
  readonly dateTime: (at: Instant, zone: TimeZone) => string;
  /** `20 November 2026` */
  readonly date: (at: Instant, zone: TimeZone) => string;
  /** `November 2026`, of the month `2026-11` */
  readonly month: (month: string) => string;
  /** `Nov 26`, where twelve stand beside each other */
  readonly shortMonth: (month: string) => string;
  /** `20 Nov 17.05`, for axes and tables */
  readonly shortDateTime: (at: Instant, zone: TimeZone) => string;
  /** `17.05 WIB` */
  readonly time: (at: Instant, zone: TimeZone) => string;
  /** `17.05`, where the zone stands beside it already */
  readonly clock: (at: Instant, zone: TimeZone) => string;
  /** `2 menit lalu`; never in the future, since a device's clock may run ahead of ours. */
  readonly age: (at: Instant, now: number) => string;
  /** `1 jam 5 menit`, `45 detik`: the two largest units that are not zero. */
  readonly duration: (ms: number) => string;
}

/** Every format of one language. Intl's formatters are made on first use and kept. */
export function createFormat(locale: Locale): Format {
  // Same keys and parameters by type; only the words differ.
  const messages = (locale === 'id' ? formatTextsId : formatTextsEn) as typeof formatTextsId;
  const words = createTranslator({ locale, messages });
  const tag = locale === 'id' ? 'id-ID' : 'en-GB';
  const numbers = remember((decimals: string) => {
    const digits = Number(decimals);
    return new Intl.NumberFormat(tag, {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      // What is rounded to nought has no sign: nobody reads "-0".
      signDisplay: 'negative',
    });
  });
  const dates = remember((key: string) => {
    const [style, timeZone] = key.split(' ');
    // The key was put together below, from the name of a style.
    return new Intl.DateTimeFormat(tag, { ...dateStyles[style as keyof typeof dateStyles], timeZone });
  });
  const dateWith = (style: keyof typeof dateStyles, at: Instant, zone: TimeZone) =>
    dates(`${style} ${zone}`).format(new Date(at));

  const number = (value: number, decimals = 0) => numbers(String(decimals)).format(value);
  const clock = (at: Instant, zone: TimeZone) => dateWith('clock', at, zone);

  return {
    number,
    clock,
    rupiah: (amount) => `${amount < 0 ? '-' : ''}Rp\u00a0${number(Math.abs(amount))}`,
    percent: (ratio) => `${number(Math.round(ratio * 100))}%`,
    date: (at, zone) => dateWith('date', at, zone),
    // In the middle of it no zone makes another month of it.
    month: (month) => dateWith('month', `${month}-15T00:00:00Z`, 'Asia/Jakarta'),
    shortMonth: (month) => dateWith('shortMonth', `${month}-15T00:00:00Z`, 'Asia/Jakarta'),
    time: (at, zone) => `${clock(at, zone)} ${zoneName(zone)}`,
    shortDateTime: (at, zone) => `${dateWith('day', at, zone)} ${clock(at, zone)}`,
    dateTime: (at, zone) =>
      words('dateTime', { date: dateWith('full', at, zone), time: clock(at, zone), zone: zoneName(zone) }),
    age: (at, now) => {
      const { unit, count } = ageOf(now - new Date(at).getTime());
      return unit === 'now' ? words('age.now') : words(`age.${unit}`, { count });
    },
    duration: (ms) => {
      const seconds = Math.max(0, Math.round(ms / 1000));
      const parts = [
        { unit: 'days', count: Math.floor(seconds / 86_400) },
        { unit: 'hours', count: Math.floor(seconds / 3600) % 24 },
        { unit: 'minutes', count: Math.floor(seconds / 60) % 60 },
        { unit: 'seconds', count: seconds % 60 },
      ] as const;
      const told = parts.filter(({ count }) => count > 0).slice(0, 2);
      if (told.length === 0) return words('duration.seconds', { count: 0 });
      return told.map(({ unit, count }) => words(`duration.${unit}`, { count })).join(' ');
    },
  };
}

const dateStyles = {
  full: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  month: { month: 'long', year: 'numeric' },
  shortMonth: { month: 'short', year: '2-digit' },
  day: { day: 'numeric', month: 'short' },
  clock: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

function remember<T>(make: (key: string) => T): (key: string) => T {
  const made = new Map<string, T>();
  return (key) => {
    const known = made.get(key) ?? make(key);
    made.set(key, known);
    return known;
  };
}
