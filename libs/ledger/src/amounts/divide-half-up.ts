/**
 * A quotient in whole numbers; half counts up, away from zero, so that what is taken back is exactly what was given.
 * @throws RangeError when `divisor` is not above zero.
 */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  if (divisor <= 0n) throw new RangeError(`cannot divide by ${divisor}`);
  const magnitude = dividend < 0n ? -dividend : dividend;
  const quotient = (magnitude * 2n + divisor) / (divisor * 2n);
  return dividend < 0n ? -quotient : quotient;
}
