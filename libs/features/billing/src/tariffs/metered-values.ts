import type { TariffDraft } from '@imah/contract/billing';
import type { MeteredKind } from '@imah/contract/billing/words';

/** A tier as it is typed; the end of the last is not asked for. */
export interface TierDraft {
  readonly key: number;
  readonly upTo: number | null;
  readonly rate: number | null;
}

/** What is typed for a tariff by meters; what is left empty is nothing. */
export interface MeteredValues {
  readonly tiers: readonly TierDraft[];
  readonly fixedFee: number | null;
  readonly minCharge: number | null;
  /** In per cent. */
  readonly localTax: number | null;
}

export const emptyMetered: MeteredValues = {
  tiers: [{ key: 0, upTo: null, rate: null }],
  fixedFee: null,
  minCharge: null,
  localTax: null,
};

/** One more tier, with a key that none of the others has. */
export function emptyTier(tiers: readonly TierDraft[]): TierDraft {
  return { key: Math.max(...tiers.map(({ key }) => key)) + 1, upTo: null, rate: null };
}

/** The names of the fields that are empty. */
export function missingOf({ tiers }: MeteredValues): string[] {
  return tiers.flatMap(({ upTo, rate }, index) => [
    ...(upTo === null && index < tiers.length - 1 ? [`tiers.${index}.upToMilli`] : []),
    ...(rate === null ? [`tiers.${index}.rateE4`] : []),
  ]);
}

type MeteredBody = Pick<
  Extract<TariffDraft, { basis: 'meter' }>,
  'kind' | 'basis' | 'tiers' | 'fixedFee' | 'minCharge' | 'localTaxPpm'
>;

/** What is sent of it. */
export function bodyOf(kind: MeteredKind, { tiers, fixedFee, minCharge, localTax }: MeteredValues): MeteredBody {
  return {
    kind,
    basis: 'meter',
    tiers: tiers.map(({ upTo, rate }, index) => ({
      upToMilli: index === tiers.length - 1 ? null : Math.round((upTo ?? 0) * 1000),
      rateE4: Math.round((rate ?? 0) * 10_000),
    })),
    fixedFee: fixedFee ?? 0,
    minCharge: minCharge ?? 0,
    localTaxPpm: kind === 'electricity' ? Math.round((localTax ?? 0) * 10_000) : 0,
  };
}
