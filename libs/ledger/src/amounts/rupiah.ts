/** The largest amount, in rupiah: what JSON carries exactly as a number. */
export const mostRupiah = 9_007_199_254_740_991n;

/**
 * Whole rupiah as they are reckoned with, of what JSON or the database holds.
 * @throws RangeError for a part of a rupiah, and for more than {@link mostRupiah}.
 */
export function toRupiah(value: number | bigint): bigint {
  if (typeof value === 'number' && !Number.isSafeInteger(value)) throw new RangeError(`${value} is no whole rupiah`);
  return within(BigInt(value));
}

/**
 * An amount as JSON carries it: an integer.
 * @throws RangeError for more than {@link mostRupiah}.
 */
export function fromRupiah(amount: bigint): number {
  return Number(within(amount));
}

/** The sum of amounts, in rupiah; totals are sums of rounded lines and are not rounded again. */
export function sumOf(amounts: Iterable<bigint>): bigint {
  let sum = 0n;
  for (const amount of amounts) sum += amount;
  return sum;
}

function within(amount: bigint): bigint {
  if (amount > mostRupiah || amount < -mostRupiah) throw new RangeError(`${amount} rupiah are more than can be kept`);
  return amount;
}
