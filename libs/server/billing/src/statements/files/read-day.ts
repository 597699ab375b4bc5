const months = 'jan feb mar apr mei jun jul agu sep okt nov des'.split(' ');
const english: Readonly<Record<string, number>> = { may: 5, aug: 8, ags: 8, agt: 8, oct: 10, dec: 12 };

/** From when to when a statement is; what it does not say is null. */
export interface Period {
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * A day as banks write it: `02/01/2026`, `02/01/26 10.15.00`, `2026-01-02 08:00:00`, `02-Jan-2026`, or `02/01` in the year of
 * the period. Null where it is no day, or where no period says of which year.
 */
export function readDay(text: string, { from, to }: Period): string | null {
  const bare = text.trim().replace(/^'+/, '');
  const iso = /^(\d{4})-(\d{2})-(\d{2})(?:\D|$)/.exec(bare);
  if (iso !== null) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const [, day, month = '', year] =
    /^(\d{1,2})[/\- ](\d{1,2}|[A-Za-z]{3,9})(?:[/\- ](\d{4}|\d{2})(?:\D|$)|$)/.exec(bare) ?? [];
  if (day === undefined) return null;
  const nth = monthOf(month);
  if (nth === null) return null;
  if (year !== undefined) return dayOf(year.length === 2 ? 2000 + Number(year) : Number(year), nth, Number(day));
  const years = [from, to].flatMap((at) => (at === null ? [] : [Number(at.slice(0, 4))]));
  const days = [...new Set(years)].flatMap((one) => dayOf(one, nth, Number(day)) ?? []);
  // Of a statement over the turn of a year, the one that is within it.
  return days.find((one) => isWithin(one, { from, to })) ?? days[0] ?? null;
}

/** Whether it is a day without a year, which only a period can tell. */
export const lacksYear = (text: string): boolean => /^'*\d{1,2}[/\- ](?:\d{1,2}|[A-Za-z]{3,9})$/.test(text.trim());

/** Whether a day is of the period, as far as that is known. */
export function isWithin(day: string, { from, to }: Period): boolean {
  return (from === null || day >= from) && (to === null || day <= to);
}

function monthOf(text: string): number | null {
  if (/^\d/.test(text)) return Number(text);
  const short = text.slice(0, 3).toLowerCase();
  const nth = months.indexOf(short) + 1;
  return nth > 0 ? nth : (english[short] ?? null);
}

/** Before this year no bank has a statement: what says so was misread. */
const earliestYear = 1970;

/** Null where the calendar does not have it, or no statement. */
export function dayOf(year: number, month: number, day: number): string | null {
  if (year < earliestYear) return null;
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' }).toString();
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}
