import type { Bill, BillingReview, BillLine, MeteredLine, MeteredTariff, Tariff } from '@imah/contract/billing';
import { bill, review, tariff } from './billing-fixtures.ts';

const idOf = (nth: number) => `01935e4f-7c1a-7b2c-8d3e-00000006000${nth}`;

const waterTariff: MeteredTariff = {
  id: idOf(1),
  kind: 'water',
  basis: 'meter',
  payer: 'occupant',
  tax: 'none',
  from: '2026-01',
  to: null,
  tiers: [
    { upToMilli: 10_000, rateE4: 49_000_000 },
    { upToMilli: 20_000, rateE4: 60_000_000 },
    { upToMilli: null, rateE4: 74_500_000 },
  ],
  fixedFee: 12_000,
  minCharge: 40_000,
  localTaxPpm: 0,
};

/** A tariff by area, one in tiers, and one at a single rate with the tax of its region. */
export const meteredTariffs: readonly Tariff[] = [
  tariff,
  waterTariff,
  {
    ...waterTariff,
    id: idOf(2),
    kind: 'electricity',
    tiers: [{ upToMilli: null, rateE4: 14_447_000 }],
    fixedFee: 0,
    minCharge: 0,
    localTaxPpm: 24_000,
  },
];

const month = { from: '2026-11-01', to: '2026-12-01', days: 30, daysOfMonth: 30, tariffFrom: '2026-01', tax: null };

export const waterLine: MeteredLine = {
  ...month,
  kind: 'water',
  basis: 'meter',
  qtyMilli: 23_400,
  fullAmount: 146_330,
  amount: 146_330,
  amountBefore: 121_000,
  qtyBefore: 20_000,
  localTax: null,
  usage: {
    from: '2026-11-01',
    to: '2026-12-01',
    usedMilli: 25_000,
    correctionMilli: -1_600,
    meters: [
      {
        meterId: idOf(3),
        number: 'A-2049',
        registers: ['m³'],
        usedMilli: 25_000,
        basis: 'readings',
        begin: { meterNumber: 'A-1024', on: '2026-10-31', values: [1_204_500], state: 'approved' },
        end: { meterNumber: 'A-2049', on: '2026-11-30', values: [12_300], state: 'approved' },
      },
    ],
    parts: [
      { qtyMilli: 10_000, rateE4: 49_000_000, amount: 49_000 },
      { qtyMilli: 10_000, rateE4: 60_000_000, amount: 60_000 },
      { qtyMilli: 3_400, rateE4: 74_500_000, amount: 25_330 },
    ],
    fixedFee: 12_000,
    toMinimum: 0,
  },
};

export const powerLine: MeteredLine = {
  ...month,
  kind: 'electricity',
  basis: 'meter',
  qtyMilli: 182_437,
  fullAmount: 263_567,
  amount: 263_567,
  amountBefore: null,
  qtyBefore: null,
  localTax: { ppm: 30_000, amount: 7_907 },
  usage: {
    from: '2026-11-01',
    to: '2026-12-01',
    usedMilli: 182_437,
    correctionMilli: 0,
    meters: [
      {
        meterId: idOf(4),
        number: 'L-1024',
        registers: ['LWBP', 'WBP'],
        usedMilli: 182_437,
        basis: 'estimate',
        begin: { meterNumber: 'L-1024', on: '2026-11-02', values: [900_000, 120_000], state: 'approved' },
        end: null,
      },
    ],
    parts: [{ qtyMilli: 182_437, rateE4: 14_447_000, amount: 263_567 }],
    fixedFee: 0,
    toMinimum: 0,
  },
};

/** A bill of which the last two charges are by meters. */
export const meteredBill: Bill = {
  ...bill,
  total: 1_209_084,
  outstanding: 1_209_084,
  lines: [...bill.lines, powerLine, waterLine] satisfies BillLine[],
};

/** A run of which some meters were not read. */
export const unreadReview: BillingReview = {
  ...review,
  gaps: [
    ...review.gaps,
    { unitCode: 'A-101', gap: 'no-reading', days: 0, meter: { id: idOf(3), number: 'A-2049', kind: 'water' } },
    { unitCode: 'A-102', gap: 'estimate', days: 0, meter: { id: idOf(4), number: 'L-1024', kind: 'electricity' } },
  ],
};
