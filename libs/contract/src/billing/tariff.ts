import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { faultyTier } from './tiers.ts';
import { chargePayers, chargeTaxes, meteredKinds, plainBases, plainKinds, tariffBounds } from './words.ts';

/** A month as `2026-11`. */
export const period = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/));

const shared = { payer: z.enum(chargePayers), tax: z.enum(chargeTaxes), from: period };
const most = 1_000_000_000_000;
/** Whole rupiah. */
const fee = z.int().check(z.gte(0), z.lte(1_000_000_000));

/** By area, or each unit alike. */
const plainTariff = z.object({
  kind: z.enum(plainKinds),
  basis: z.enum(plainBases),
  ...shared,
  /** Ten-thousandths of a rupiah for a square metre or a unit. */
  rateE4: z.int().check(z.gt(0), z.lte(most)),
});

const tier = z.object({
  /** Up to how many thousandths of a kWh, m³ or BTU in a month it holds; null: without an end. */
  upToMilli: z.nullable(z.int().check(z.gt(0), z.lte(most))),
  /** Ten-thousandths of a rupiah a unit, for what lies above the tier before. */
  rateE4: z.int().check(z.gte(0), z.lte(most)),
});

/** By what the meters of a unit have counted in the month. */
const meteredTariff = z.object({
  kind: z.enum(meteredKinds),
  basis: z.literal('meter'),
  ...shared,
  tiers: z.array(tier).check(
    z.minLength(1),
    z.maxLength(tariffBounds.tiers),
    z.check(({ value, issues }) => {
      const index = faultyTier(value);
      if (index !== null) issues.push({ code: 'custom', input: value, path: [index, 'upToMilli'] });
    }),
  ),
  /** Asked each month beside the tiers, in whole rupiah. */
  fixedFee: fee,
  /** The least that tiers and fixed part come to together, in whole rupiah. */
  minCharge: fee,
  /** Local tax on electricity (PBJT), in millionths; each region sets its own. */
  localTaxPpm: z.int().check(z.gte(0), z.lte(tariffBounds.maxLocalTaxPpm)),
});

const draftOfMetered = meteredTariff.check(
  z.refine(({ kind, localTaxPpm }) => localTaxPpm === 0 || kind === 'electricity', { path: ['localTaxPpm'] }),
);

/** What staff set for a kind of charge, from a month on. */
export const tariffDraft = z.discriminatedUnion('basis', [plainTariff, draftOfMetered]);
export type TariffDraft = z.infer<typeof tariffDraft>;

const version = {
  id,
  /** The first month in which it no longer holds; null while no other follows. */
  to: z.nullable(period),
};

/** A version of a tariff: never changed, only followed by the next. */
export const tariff = z.discriminatedUnion('basis', [z.extend(plainTariff, version), z.extend(meteredTariff, version)]);
export type Tariff = z.infer<typeof tariff>;
/** A tariff by what meters count. */
export type MeteredTariff = Extract<Tariff, { basis: 'meter' }>;
