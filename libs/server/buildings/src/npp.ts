import { wholeNppE6 } from '@imah/contract/buildings/words';

/** How far the sum of all shares may be from 100 %, in millionths of a percent. */
const nppTolerance = 100;

/** A unit as far as its share goes. */
export interface NppUnit {
  readonly id: string;
  readonly kind: string;
  readonly areaMilliM2: number;
}

/**
 * Shares by area that are exactly 100 % together: what rounding leaves goes to the units that lost the most by it.
 * Common areas belong to all and have none.
 */
export function nppByArea(units: readonly NppUnit[]): Map<string, number> {
  const sharing = units.filter(({ kind }) => kind !== 'common');
  const total = sharing.reduce((sum, { areaMilliM2 }) => sum + BigInt(areaMilliM2), 0n);
  const parts = sharing.map(({ id, areaMilliM2 }, order) => {
    const scaled = BigInt(areaMilliM2) * BigInt(wholeNppE6);
    return { id, order, share: Number(scaled / total), rest: scaled % total };
  });
  let left = wholeNppE6 - parts.reduce((sum, { share }) => sum + share, 0);
  const shares = new Map(parts.map(({ id, share }) => [id, share]));
  for (const { id, share } of parts.toSorted((a, b) => compare(b.rest, a.rest) || a.order - b.order)) {
    if (left === 0) break;
    shares.set(id, share + 1);
    left -= 1;
  }
  return shares;
}

/** Whether the shares of all units but the common ones are 100 % together, or nobody has one. */
export function isWhole(shares: readonly (number | null)[]): boolean {
  const set = shares.filter((share) => share !== null);
  if (set.length === 0) return true;
  const sum = set.reduce((total, share) => total + share, 0);
  return set.length === shares.length && Math.abs(sum - wholeNppE6) <= nppTolerance;
}

function compare(a: bigint, b: bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
