/** Days of a week in words; three and more beside one another are written as from one to another. */
export interface DayWords {
  readonly every: string;
  readonly nameOf: (day: number) => string;
  readonly range: (first: string, last: string) => string;
}

/** `[1, 2, 3, 5]` as "Sen–Rab, Jum"; Monday is 1. */
export function daysInWords(days: readonly number[], { every, nameOf, range }: DayWords): string {
  if (days.length === 7) return every;
  const runs: number[][] = [];
  for (const day of days.toSorted((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const written = runs.flatMap((run) => {
    const [first = 1] = run;
    return run.length < 3 ? run.map(nameOf) : [range(nameOf(first), nameOf(run.at(-1) ?? first))];
  });
  return written.join(', ');
}
