import { readDay } from '@imah/server-buildings/import';

const months = [
  ['januari', 'january', 'jan'],
  ['februari', 'february', 'feb', 'pebruari'],
  ['maret', 'march', 'mar'],
  ['april', 'apr'],
  ['mei', 'may'],
  ['juni', 'june', 'jun'],
  ['juli', 'july', 'jul'],
  ['agustus', 'august', 'agu', 'ags', 'agt', 'aug'],
  ['september', 'sep', 'sept'],
  ['oktober', 'october', 'okt', 'oct'],
  ['november', 'nov', 'nopember', 'nop'],
  ['desember', 'december', 'des', 'dec'],
] as const satisfies readonly (readonly string[])[];

/** A month as `2026-10`, however it is written: `2026-10`, `10/2026`, `Okt 2026`, or a day in it. Null where it is none. */
export function readMonth(text: string): string | null {
  const plain = text.trim().toLowerCase();
  const iso = /^(20\d{2})[-/.](\d{1,2})$/.exec(plain);
  const local = /^(\d{1,2})[-/. ](20\d{2})$/.exec(plain);
  const named = /^([a-z]+)[-/. ']*(20\d{2})$/.exec(plain);
  const nth = months.findIndex((names) => names.some((name) => name === named?.[1]));
  const [year, month] =
    iso !== null
      ? [iso[1], Number(iso[2])]
      : local !== null
        ? [local[2], Number(local[1])]
        : named !== null
          ? [named[2], nth + 1]
          : [undefined, 0];
  if (year === undefined) return readDay(text)?.match(/^20\d{2}-\d{2}/)?.[0] ?? null;
  return month >= 1 && month <= 12 ? `${year}-${String(month).padStart(2, '0')}` : null;
}
