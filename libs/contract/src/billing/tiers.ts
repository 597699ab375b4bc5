/** The end of a tier, in thousandths of the unit; null where it has none. */
interface TierEnd {
  readonly upToMilli: number | null;
}

/** The first tier whose end is not where it may be, from 0; null where ends rise and the last tier alone has none. */
export function faultyTier(tiers: readonly TierEnd[]): number | null {
  let before = 0;
  for (const [index, { upToMilli }] of tiers.entries()) {
    const isLast = index === tiers.length - 1;
    if ((upToMilli === null) !== isLast) return index;
    if (upToMilli !== null && upToMilli <= before) return index;
    before = upToMilli ?? before;
  }
  return null;
}
