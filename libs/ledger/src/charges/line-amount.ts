import { divideHalfUp } from '../amounts/divide-half-up.ts';

/** What `qtyMilli` thousandths of a unit cost at `rateE4` ten-thousandths of a rupiah a unit, in rupiah, half up. */
export function lineAmount(qtyMilli: bigint, rateE4: bigint): bigint {
  return divideHalfUp(qtyMilli * rateE4, 10_000_000n);
}

/** `ppm` millionths of an amount, in rupiah, half up: 30,000 ppm are 3 %. */
export function portionOf(amount: bigint, ppm: bigint): bigint {
  return divideHalfUp(amount * ppm, 1_000_000n);
}
