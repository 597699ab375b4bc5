import { describe, expect, it } from 'vitest';
import { checkObjects } from '../testing/check-bounds.ts';
import {
  billingRunDraft,
  billLinkDraft,
  billLinkToken,
  openingImport,
  sharedBillAsked,
  tariffDraft,
  tariffTrialDraft,
} from './index.ts';
import { billLinkPath, faultyTier, isMetered, meteredKinds, plainKinds } from './words.ts';

const most = 1_000_000_000_000;
const open = { upToMilli: null, rateE4: 74_500_000 };
const ends = (...upTo: readonly (number | null)[]) => upTo.map((upToMilli) => ({ upToMilli, rateE4: 1 }));
const shared = { payer: 'occupant', tax: 'none', from: '2026-11' };
const sharedRefuses = { payer: ['bank', null], tax: ['ppn', null], from: ['2026-13', '1999-11', '2026-1', null, 7] };

checkObjects([
  {
    name: 'billLinkDraft',
    schema: billLinkDraft,
    example: { days: 30 },
    required: ['days'],
    accepts: { days: [1, 90] },
    refuses: { days: [0, 91, -1, 1.5, '30', null] },
  },
  {
    name: 'billLinkToken',
    schema: billLinkToken,
    example: { token: 'x' },
    required: ['token'],
    accepts: { token: ['x'.repeat(80)] },
    refuses: { token: ['', 'x'.repeat(81), 7, null] },
  },
  {
    name: 'sharedBillAsked',
    schema: sharedBillAsked,
    example: { token: 'x', language: 'id' },
    required: ['token', 'language'],
    accepts: { language: ['en'] },
    refuses: { token: ['', 'x'.repeat(81)], language: ['su', '', null] },
  },
  {
    name: 'tariffTrialDraft',
    schema: tariffTrialDraft,
    example: {
      tariff: { kind: 'fixed', basis: 'unit', payer: 'owner', tax: 'none', from: '2026-12', rateE4: 1 },
      period: '2026-10',
    },
    required: ['tariff', 'period'],
    accepts: { period: ['2000-01', '2099-12'] },
    refuses: { tariff: [{}, null, 'fixed'], period: ['2026-13', '1999-11', '2026-1', null, 7] },
  },
  {
    name: 'openingImport',
    schema: openingImport,
    example: { source: { kind: 'text', text: 'unit' }, bookedOn: '2026-10-31', mode: 'check', faulty: 'skip' },
    required: ['source', 'bookedOn', 'mode'],
    accepts: {
      source: [{ kind: 'file', name: 'a.csv', content: 'dW5pdA==' }],
      bookedOn: ['2000-01-01'],
      mode: ['apply'],
      faulty: ['stop'],
    },
    refuses: {
      source: [{ kind: 'pattern', pattern: {} }, { kind: 'file', name: '', content: 'dW5pdA==' }, 'unit', null],
      bookedOn: ['1999-12-31', '2026-02-30', '2026-1-1', '', 7, null],
      mode: ['', 'try', null],
      faulty: ['', 'both', null],
    },
  },
  {
    name: 'tariffDraft by area or unit',
    schema: tariffDraft,
    example: { kind: 'service-charge', basis: 'area', ...shared, rateE4: 180_000_000 },
    required: ['kind', 'basis', 'payer', 'tax', 'from', 'rateE4'],
    accepts: { kind: ['sinking-fund', 'fixed'], basis: ['unit'], rateE4: [1, most], payer: ['owner'] },
    refuses: {
      ...sharedRefuses,
      kind: ['water', 'steam', null],
      basis: ['meter', 'floor', null],
      rateE4: [0, most + 1, 1.5, '1', null],
    },
  },
  {
    name: 'tariffDraft by meters',
    schema: tariffDraft,
    example: {
      kind: 'electricity',
      basis: 'meter',
      ...shared,
      tiers: [open],
      fixedFee: 0,
      minCharge: 0,
      localTaxPpm: 30_000,
    },
    required: ['kind', 'basis', 'payer', 'tax', 'from', 'tiers', 'fixedFee', 'minCharge', 'localTaxPpm'],
    accepts: {
      tiers: [ends(1, null), ends(most, null), ends(1, 2, 3, 4, 5, 6, 7, 8, 9, null), [{ ...open, rateE4: 0 }]],
      fixedFee: [1_000_000_000],
      minCharge: [1_000_000_000],
      localTaxPpm: [0, 100_000],
    },
    refuses: {
      ...sharedRefuses,
      kind: ['service-charge', 'water', null],
      basis: ['area', 'unit', null],
      tiers: [
        [],
        ends(1),
        ends(null, null),
        ends(2, 2, null),
        ends(0, null),
        ends(most + 1, null),
        ends(1, 2, 3, 4, 5, 6, 7, 8, 9, 10, null),
        [{ ...open, rateE4: -1 }],
        [{ ...open, rateE4: most + 1 }],
        [{ rateE4: 1 }],
        null,
      ],
      fixedFee: [-1, 1_000_000_001, 0.5, null],
      minCharge: [-1, 1_000_000_001, 0.5, null],
      localTaxPpm: [-1, 100_001, 0.5, null],
    },
  },
  {
    name: 'billingRunDraft',
    schema: billingRunDraft,
    example: { period: '2026-11', dueOn: '2026-11-20' },
    required: ['period', 'dueOn'],
    accepts: { period: ['2000-01', '2099-12'], dueOn: ['2000-01-01', '2099-12-31'] },
    refuses: { period: ['2026-00', '2026-11-01', null], dueOn: ['2026-11-31', '1999-12-31', null] },
  },
]);

describe('tiers', () => {
  it('rise, and the last alone has no end: the first that does not is named', () => {
    expect(
      [ends(null), ends(1, 2, null), ends(1, 1, null), ends(1, null, null), ends(3, 2), ends(0, null)].map(faultyTier),
    ).toEqual([null, null, 1, 1, 1, 0]);
  });
});

describe('kinds of charge', () => {
  it('are metered where meters count them', () => {
    expect([...plainKinds, ...meteredKinds].filter(isMetered)).toEqual([...meteredKinds]);
  });
});

it('a link to a bill has its token behind the hash, which no browser sends to any server', () => {
  const address = new URL(billLinkPath('rahasia'), 'https://imah.example');

  expect([address.pathname, address.search, address.hash]).toEqual(['/tagihan', '', '#rahasia']);
});
