/**
 * An amount shared by weights, so that the shares are whole and come to the amount exactly: each gets what it has in full,
 * and what is left goes by one to the largest remainders, among equal ones to the first.
 * @throws RangeError when a weight is negative, or there is an amount and no weight.
 */
export function shareOut(amount: bigint, weights: readonly bigint[]): bigint[] {
  if (weights.some((weight) => weight < 0n)) throw new RangeError('a share cannot have a negative weight');
  const total = weights.reduce((sum, weight) => sum + weight, 0n);
  if (total === 0n) {
    if (amount !== 0n) throw new RangeError('an amount cannot be shared among no weights');
    return weights.map(() => 0n);
  }
  const sign = amount < 0n ? -1n : 1n;
  const magnitude = amount * sign;
  const shares = weights.map((weight) => (magnitude * weight) / total);
  const left = Number(magnitude - shares.reduce((sum, share) => sum + share, 0n));
  const next = weights
    .map((weight, index) => ({ index, remainder: (magnitude * weight) % total }))
    .toSorted((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder > b.remainder ? -1 : 1))
    .slice(0, left);
  for (const { index } of next) shares[index] = (shares[index] ?? 0n) + 1n;
  return shares.map((share) => share * sign);
}

/** An amount of a whole period for some of its days, in rupiah, by {@link shareOut}: all parts together are the amount. */
export function prorate(amount: bigint, days: readonly number[]): bigint[] {
  return shareOut(amount, days.map(BigInt));
}
