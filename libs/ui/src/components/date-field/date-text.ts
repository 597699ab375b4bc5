import type { TextReading } from '../field/use-typed-text.ts';

const languages = ['id-ID', 'en-GB'];

/** Reads "20/11/2026", "20-11-26", "20112026", "2026-11-20" and "20 Nov 2026" as the ISO date "2026-11-20". */
export function readDate(text: string): TextReading<string> {
  const plain = text.trim().toLowerCase();
  if (plain === '') return { kind: 'empty' };
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain);
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers =
    /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{2}|\d{4})$/.exec(plain) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(plain);
  if (numbers) return dateOf(fullYear(numbers[3]), Number(numbers[2]), Number(numbers[1]));
  const words = /^(?:\p{L}+,\s*)?(\d{1,2})[\s-]+(\p{L}+)\.?[\s-]+(\d{2}|\d{4})$/u.exec(plain);
  if (words) return dateOf(fullYear(words[3]), monthNamed(words[2] ?? ''), Number(words[1]));
  return { kind: 'unreadable' };
}

/** "2026-11-20" becomes "20/11/2026". */
export function writeDate(iso: string | null): string {
  return iso === null ? '' : iso.split('-').toReversed().join('/');
}

/** Midnight where the browser is; only its day counts. */
export function dayOf(iso: string): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(year, month - 1, day);
}

export function isoOf(day: Date): string {
  return isoFrom(day.getFullYear(), day.getMonth() + 1, day.getDate());
}

function isoFrom(year: number, month: number, day: number): string {
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function dateOf(year: number, month: number, day: number): TextReading<string> {
  const there = new Date(Date.UTC(year, month - 1, day));
  const real = there.getUTCFullYear() === year && there.getUTCMonth() === month - 1 && there.getUTCDate() === day;
  return real && year >= 1000 ? { kind: 'value', value: isoFrom(year, month, day) } : { kind: 'unreadable' };
}

function fullYear(text = ''): number {
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

/** 1 for January in either language, long or short; 0 for no month. */
function monthNamed(word: string): number {
  const months = Array.from({ length: 12 }, (_, index) => new Date(Date.UTC(2026, index, 1)));
  const found = months.findIndex((month) =>
    languages.some((language) => {
      const name = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' }).format(month).toLowerCase();
      return word.length >= 3 && name.startsWith(word);
    }),
  );
  return word === 'agt' || word === 'agu' ? 8 : found + 1;
}
