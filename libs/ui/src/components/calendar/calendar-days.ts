/** Days are written as `2026-11-20`: a day of a wall calendar has no zone. */
const day = 86_400_000;
const parse = (date: string) => Date.parse(`${date}T00:00:00Z`);
const write = (time: number) => new Date(time).toISOString().slice(0, 10);

export function addDays(date: string, days: number): string {
  return write(parse(date) + days * day);
}

/** The same day of another month, or its last when it has none such. */
export function addMonths(date: string, months: number): string {
  const at = new Date(parse(date));
  const first = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + months, 1));
  const length = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return write(first.getTime() + (Math.min(at.getUTCDate(), length) - 1) * day);
}

/** The Monday of its week. */
export function startOfWeek(date: string): string {
  return addDays(date, -((new Date(parse(date)).getUTCDay() + 6) % 7));
}

export function weekOf(date: string): string[] {
  const monday = startOfWeek(date);
  return Array.from({ length: 7 }, (_, index) => addDays(monday, index));
}

/** The weeks that a month touches, each with all of its days. */
export function monthOf(date: string): string[][] {
  const month = date.slice(0, 7);
  const weeks: string[][] = [];
  for (let monday = startOfWeek(`${month}-01`); monday.slice(0, 7) <= month; monday = addDays(monday, 7)) {
    weeks.push(weekOf(monday));
  }
  return weeks;
}

/** Where a key takes the day in focus; undefined when nowhere. */
export function calendarKey(key: string, date: string): string | undefined {
  const moves: Record<string, () => string> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => startOfWeek(date),
    End: () => addDays(startOfWeek(date), 6),
    PageUp: () => addMonths(date, -1),
    PageDown: () => addMonths(date, 1),
  };
  return Object.hasOwn(moves, key) ? moves[key]?.() : undefined;
}
