/** A month as `2026-11`. */
export type Period = string;
/** A day as `2026-11-24`. */
export type Day = string;

const dayMs = 86_400_000;

/** The first day of a month and the first after it. */
export function periodBounds(period: Period): { readonly from: Day; readonly to: Day } {
  return { from: `${period}-01`, to: `${shiftPeriod(period, 1)}-01` };
}

/** The month `months` later, or earlier where that is negative. */
export function shiftPeriod(period: Period, months: number): Period {
  const [year = 0, month = 0] = period.split('-').map(Number);
  const index = year * 12 + month - 1 + months;
  return `${String(Math.floor(index / 12)).padStart(4, '0')}-${String((index % 12) + 1).padStart(2, '0')}`;
}

/** Days from one day to another, the second not counted. */
export function daysBetween(from: Day, to: Day): number {
  return (epochDay(to) - epochDay(from)) / dayMs;
}

/** How many days a month has. */
export function daysOf(period: Period): number {
  const { from, to } = periodBounds(period);
  return daysBetween(from, to);
}

function epochDay(day: Day): number {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return Date.UTC(year, month - 1, date);
}
