/** A day as a whole number: days since 1970-01-01. */
export type Day = number;

/** One stay in a unit as the rules see it. `to` is its last day; null while no end is known. */
export interface Stay {
  readonly id: string;
  readonly personId: string;
  readonly role: string;
  /** Millionths of the ownership. */
  readonly share: number | null;
  readonly pays: boolean;
  readonly from: Day;
  readonly to: Day | null;
}

/** What may not be on any day of a unit. */
export type StayFault = 'ends-before-it-begins' | 'stays-twice' | 'nobody-pays' | 'shares-over-whole';

/**
 * What is wrong with the stays of one unit, or null. On every day on which somebody is there exactly one of them
 * pays, nobody is there twice, and the owners' shares are at most the whole. (That two pay cannot be asked for:
 * `assignBilling` takes the bills from one when it gives them to another.)
 */
export function faultOf(stays: readonly Stay[]): StayFault | null {
  if (stays.some(({ from, to }) => to !== null && to < from)) return 'ends-before-it-begins';
  // Who is there changes only on the first day of a stay and on the day after its last.
  const turns = new Set(stays.flatMap(({ from, to }) => (to === null ? [from] : [from, to + 1])));
  for (const day of turns) {
    const present = stays.filter((stay) => isThere(stay, day));
    if (present.length === 0) continue;
    if (new Set(present.map(({ personId }) => personId)).size < present.length) return 'stays-twice';
    if (present.filter(({ pays }) => pays).length !== 1) return 'nobody-pays';
    if (present.reduce((sum, { share }) => sum + (share ?? 0), 0) > 1_000_000) return 'shares-over-whole';
  }
  return null;
}

/**
 * Gives the bills of the days `from` to `to` to one person: stays are cut where the payer changes, and on all other
 * days everything stays as it was. A person who is not there on a day does not pay on it, and then nobody loses them.
 */
export function assignBilling(
  stays: readonly Stay[],
  payer: { readonly personId: string; readonly from: Day; readonly to: Day | null },
  newId: () => string,
): Stay[] {
  const turns = new Set<Day>([payer.from, ...(payer.to === null ? [] : [payer.to + 1])]);
  for (const { personId, from, to } of stays) {
    if (personId === payer.personId) for (const turn of to === null ? [from] : [from, to + 1]) turns.add(turn);
  }
  const isPayerThere = (day: Day) => stays.some((stay) => stay.personId === payer.personId && isThere(stay, day));
  const isMeant = (day: Day) => day >= payer.from && (payer.to === null || day <= payer.to);
  return stays.flatMap((stay) =>
    joined(
      cut(stay, turns).map((piece) =>
        isMeant(piece.from) && isPayerThere(piece.from) ? { ...piece, pays: piece.personId === payer.personId } : piece,
      ),
      newId,
    ),
  );
}

/**
 * Lets one of a household stay until a day at most. What they are to the unit by themselves is not touched: who pays,
 * rents or owns has a stay of their own.
 */
export function endHouseholdStays(stays: readonly Stay[], personId: string, last: Day): Stay[] {
  return stays.flatMap((stay) => {
    if (stay.personId !== personId || stay.role !== 'family' || stay.pays) return [stay];
    return stay.from > last ? [] : [{ ...stay, to: Math.min(stay.to ?? last, last) }];
  });
}

function isThere({ from, to }: Pick<Stay, 'from' | 'to'>, day: Day): boolean {
  return day >= from && (to === null || day <= to);
}

/** The stay in pieces, each beginning at one of the turns within it. */
function cut(stay: Stay, turns: ReadonlySet<Day>): Stay[] {
  const within = [...turns].filter((day) => day > stay.from && isThere(stay, day)).toSorted((a, b) => a - b);
  const starts = [stay.from, ...within];
  return starts.map((from, index) => {
    const next = starts[index + 1];
    return { ...stay, from, to: next === undefined ? stay.to : next - 1 };
  });
}

/** Neighbouring pieces that say the same are one again; the first piece keeps the id. */
function joined(pieces: readonly Stay[], newId: () => string): Stay[] {
  const result: Stay[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (last !== undefined && last.pays === piece.pays) result[result.length - 1] = { ...last, to: piece.to };
    else result.push(last === undefined ? piece : { ...piece, id: newId() });
  }
  return result;
}

const dayMs = 86_400_000;

/** `2026-11-20` → its number. */
export function toDay(date: string): Day {
  return Date.parse(`${date}T00:00:00Z`) / dayMs;
}

export function toDate(day: Day): string {
  return new Date(day * dayMs).toISOString().slice(0, 10);
}
