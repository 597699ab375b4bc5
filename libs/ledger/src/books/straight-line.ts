import { divideHalfUp } from '../amounts/divide-half-up.ts';

/** What wears off in a straight line: price and what is left of it in the end, in rupiah, over so many months. */
export interface StraightLine {
  readonly price: bigint;
  readonly residual: bigint;
  readonly months: number;
}

/** What it is worth after some months, in rupiah; never less than what is left in the end. */
export function bookValueAfter({ price, residual, months }: StraightLine, after: number): bigint {
  const passed = BigInt(Math.min(Math.max(after, 0), months));
  return price - divideHalfUp((price - residual) * passed, BigInt(months));
}
