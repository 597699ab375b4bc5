import { divideHalfUp } from '../amounts/divide-half-up.ts';
import { portionOf } from './line-amount.ts';

/**
 * How value added tax is reckoned: not at all; on eleven twelfths of the price (PMK 131/2024, eleven per cent in effect);
 * on the whole of it.
 */
export const taxProfiles = ['none', 'ppn-other-value', 'ppn-full'] as const;
export type TaxProfile = (typeof taxProfiles)[number];

/** The base of a tax and the tax, in rupiah; both are printed. */
export interface Tax {
  readonly base: bigint;
  readonly tax: bigint;
}

const ppnPercent = 12n;

/** Value added tax (PPN) on a price, in rupiah; null where there is none. The base is rounded, and then the tax of it. */
export function ppnOf(profile: TaxProfile, price: bigint): Tax | null {
  if (profile === 'none') return null;
  const base = profile === 'ppn-full' ? price : divideHalfUp(price * 11n, 12n);
  return { base, tax: divideHalfUp(base * ppnPercent, 100n) };
}

/** Local tax on electricity (PBJT) on an amount: a region sets its share, in millionths; null where it asks for none. */
export function pbjtOf(amount: bigint, ppm: bigint): Tax | null {
  return ppm === 0n ? null : { base: amount, tax: portionOf(amount, ppm) };
}
