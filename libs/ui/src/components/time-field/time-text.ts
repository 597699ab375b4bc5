import type { TextReading } from '../field/use-typed-text.ts';

const dayLength = 24 * 60;

/** Reads "17.05", "17:05", "1705", "7", "5 pm" and "pukul 17.05 WIB" as "17:05" of the day. */
export function readTime(text: string): TextReading<string> {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/^(pukul|jam)\s+/, '')
    .replace(/\s*(wib|wita|wit)$/, '');
  if (plain === '') return { kind: 'empty' };
  const match = /^(\d{1,2})(?:[.:\s]?(\d{2}))?\s*(am|pm)?$/.exec(plain);
  if (!match) return { kind: 'unreadable' };
  const [, hourText = '', minuteText = '0', half] = match;
  const hour = half === undefined ? Number(hourText) : (Number(hourText) % 12) + (half === 'pm' ? 12 : 0);
  const minute = Number(minuteText);
  const real = hour < 24 && minute < 60 && (half === undefined || (Number(hourText) >= 1 && Number(hourText) <= 12));
  return real ? { kind: 'value', value: clock(hour * 60 + minute) } : { kind: 'unreadable' };
}

/** "17:05" becomes "17.05" in Indonesian, and stays so in English. */
export function writeTime(value: string | null, locale: string): string {
  return value === null ? '' : value.replace(':', locale.startsWith('id') ? '.' : ':');
}

/** The next full step after or before `value`: 17:05 and 15 minutes give 17:15 and 17:00. Stays within the day. */
export function stepTime(value: string | null, step: number, direction: 'later' | 'earlier'): string {
  if (value === null) return '08:00';
  const [hours = 0, minutes = 0] = value.split(':').map(Number);
  const now = hours * 60 + minutes;
  const next = direction === 'later' ? (Math.floor(now / step) + 1) * step : (Math.ceil(now / step) - 1) * step;
  return next < 0 || next >= dayLength ? value : clock(next);
}

function clock(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}
