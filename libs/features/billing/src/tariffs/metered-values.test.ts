import { describe, expect, it } from 'vitest';
import { bodyOf, emptyMetered, emptyTier, type MeteredValues, missingOf } from './metered-values.ts';

const tier = (key: number, upTo: number | null, rate: number | null) => ({ key, upTo, rate });
const values = (tiers: MeteredValues['tiers'], more: Partial<MeteredValues> = {}): MeteredValues => ({
  ...emptyMetered,
  tiers,
  ...more,
});

describe('what is missing of a tariff by meters', () => {
  it('is the rate alone of the only tier: it has no end', () => {
    expect(missingOf(emptyMetered)).toEqual(['tiers.0.rateE4']);
  });

  it('is the end of each tier but the last, by the names of the server', () => {
    expect(missingOf(values([tier(0, null, 1_352), tier(1, null, null), tier(2, null, 1_700)]))).toEqual([
      'tiers.0.upToMilli',
      'tiers.1.upToMilli',
      'tiers.1.rateE4',
    ]);
  });

  it('is nothing of a rate of nothing: water may cost nothing up to ten cubic metres', () => {
    expect(missingOf(values([tier(0, 10, 0), tier(1, null, 5_000)]))).toEqual([]);
  });
});

describe('a tariff by meters as it is sent', () => {
  it('counts in thousandths of a unit and ten-thousandths of a rupiah, without a trace of floating point', () => {
    expect(bodyOf('electricity', values([tier(0, 0.3, 1_444.7), tier(1, null, 0.1)], { localTax: 2.4 }))).toEqual({
      kind: 'electricity',
      basis: 'meter',
      tiers: [
        { upToMilli: 300, rateE4: 14_447_000 },
        { upToMilli: null, rateE4: 1_000 },
      ],
      fixedFee: 0,
      minCharge: 0,
      localTaxPpm: 24_000,
    });
  });

  it('leaves the last tier open, though an end was typed before others were taken away', () => {
    expect(bodyOf('water', values([tier(0, 50, 7_500)])).tiers).toEqual([{ upToMilli: null, rateE4: 75_000_000 }]);
  });

  it.each(['water', 'gas'] as const)('has no local tax of %s, whatever was typed for electricity', (kind) => {
    expect(bodyOf(kind, values([tier(0, null, 1)], { localTax: 3 })).localTaxPpm).toBe(0);
  });
});

it('gives a new tier a key that none of the others has, also once one between was taken away', () => {
  expect(emptyTier([tier(0, 1, 1), tier(7, 2, 2), tier(3, null, 3)])).toEqual(tier(8, null, null));
});
