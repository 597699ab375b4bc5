import type { Day } from './period.ts';

/** Who pays from a day up to another, that one not counted; without an end as long as nothing else is said. */
export interface Stay<Payer> {
  readonly payer: Payer;
  readonly from: Day;
  readonly to: Day | null;
}

/** Days of one payer within a period; `payer` is null where nobody was found. */
export interface PayerSpan<Payer> {
  readonly payer: Payer | null;
  readonly from: Day;
  readonly to: Day;
}

/**
 * A period cut by who pays on each day: those who use the unit, else those who own it, else nobody. Spans follow each other
 * without a gap, and days of one payer that touch are one span. Stays of a kind do not overlap; the first counts if they do.
 */
export function payerSpans<Payer>(
  { from, to }: { readonly from: Day; readonly to: Day },
  preferences: readonly (readonly Stay<Payer>[])[],
): PayerSpan<Payer>[] {
  const stays = preferences.flat();
  const within = (day: Day | null): day is Day => day !== null && day > from && day < to;
  const cuts = [from, ...stays.flatMap((stay) => [stay.from, stay.to]).filter(within), to];
  const days = [...new Set(cuts)].toSorted();
  const spans: PayerSpan<Payer>[] = [];
  for (const [index, start] of days.slice(0, -1).entries()) {
    const stay = stays.find((one) => one.from <= start && (one.to === null || one.to > start));
    const span = { payer: stay?.payer ?? null, from: start, to: days[index + 1] ?? to };
    const last = spans.at(-1);
    if (last && last.payer === span.payer) spans[spans.length - 1] = { ...last, to: span.to };
    else spans.push(span);
  }
  return spans;
}
