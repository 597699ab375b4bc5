import type { Unit } from '@imah/contract/buildings';

/** As many as are offered at most: more are no help. */
const mostOffered = 4;

/** Units that somebody may mean by what they typed, the likeliest first. */
export interface MatchingUnits {
  /** The one that it names but for spaces, hyphens, case and leading zeros; null for none, and for several. */
  readonly meant: Unit | null;
  readonly offered: readonly Unit[];
}

/**
 * The units that `typed` may name. `a 101` is A-0101; `101` alone, and `Tower A lantai 1 no 101`, name every unit that
 * ends like it.
 */
export function matchingUnits(typed: string, units: readonly Unit[]): MatchingUnits {
  const wanted = partsOf(typed);
  const plain = wanted.join('');
  if (plain === '') return { meant: null, offered: [] };
  const same = units.filter(({ code }) => partsOf(code).join('') === plain);
  if (same.length > 0)
    return { meant: same.length === 1 ? (same[0] ?? null) : null, offered: same.slice(0, mostOffered) };
  const number = wanted.findLast((part) => /\d/.test(part));
  if (number === undefined) return { meant: null, offered: [] };
  const alike = units.filter(({ code }) => partsOf(code).at(-1) === number);
  const shares = (code: string) => partsOf(code).filter((part) => wanted.includes(part)).length;
  const ranked = alike.toSorted((a, b) => shares(b.code) - shares(a.code) || a.code.localeCompare(b.code));
  return { meant: null, offered: ranked.slice(0, mostOffered) };
}

/** Letters and numbers of a code one by one: `A-0101` is a and 101. */
function partsOf(text: string): readonly string[] {
  return (text.toLowerCase().match(/[a-z]+|\d+/g) ?? []).map((part) => part.replace(/^0+(?=\d)/, ''));
}
