/** The month of an instant, as `2026-11`, where people are. */
export function monthOf(now: number): string {
  return new Date(now + 7 * 3_600_000).toISOString().slice(0, 7);
}

/** Months around one, the earliest first. */
export function monthsAround(month: string, before: number, after: number): string[] {
  const [year = 0, index = 0] = month.split('-').map(Number);
  return Array.from({ length: before + after + 1 }, (_, at) => {
    const date = new Date(Date.UTC(year, index - 1 - before + at, 1));
    return date.toISOString().slice(0, 7);
  });
}
