import type { FakeAnswers } from '@imah/api-client/testing';
import type { Bill, LateFeeRule } from '@imah/contract/billing';
import type { LateFeePolicy, LateFeePreview, LateFeeRow } from '@imah/contract/payments';
import { answerOf, listOf } from '@imah/testing';
import { bill, billingAnswers, billRow } from './billing-fixtures.ts';

const idOf = (kind: number, nth: number) => `019a1${kind}00-0000-7000-8000-${String(nth).padStart(12, '0')}`;

/** 3 % a month, at least Rp 75,000, at most a tenth. */
const shareRule: LateFeeRule = {
  graceDays: 7,
  every: 'monthly',
  fee: { kind: 'share', ppm: 30_000 },
  base: { kind: 'arrears' },
  least: 75_000,
  most: { kind: 'share', ppm: 100_000 },
};
const fixedRule: LateFeeRule = {
  graceDays: 0,
  every: 'once',
  fee: { kind: 'fixed', amount: 50_000 },
  base: { kind: 'lines', kinds: ['electricity', 'water'] },
  least: null,
  most: { kind: 'fixed', amount: 100_000 },
};

export const policies: readonly LateFeePolicy[] = [
  {
    id: idOf(1, 3),
    scope: 'unit',
    unitCode: 'A-102',
    dueFrom: '2026-11-01',
    mode: 'none',
    rules: [],
    createdAt: '2026-11-20T03:00:00.000Z',
    createdByName: 'Dewi Lestari',
  },
  {
    id: idOf(1, 2),
    scope: 'building',
    unitCode: null,
    dueFrom: '2026-08-01',
    mode: 'charge',
    rules: [shareRule, fixedRule],
    createdAt: '2026-11-19T03:00:00.000Z',
    createdByName: 'Dewi Lestari',
  },
];

export const feeRow: LateFeeRow = {
  billId: idOf(2, 1),
  position: 1,
  number: 'INV-2026-000009',
  unitCode: 'A-101',
  personName: 'Siti Aminah',
  issuedOn: '2026-11-21',
  of: { billId: billRow.id, number: 'INV-2026-000001', dueOn: '2026-08-20' },
  feeCount: 1,
  amount: 75_000,
  rest: 75_000,
  waivers: [],
};
const waivedRow: LateFeeRow = {
  ...feeRow,
  billId: idOf(2, 2),
  number: 'INV-2026-000008',
  personName: 'Raden Mas Bambang Wicaksono Kusumawardhana',
  rest: 0,
  waivers: [{ creditNoteId: idOf(3, 1), number: 'NK-2026-000002', amount: 75_000, reason: 'Banjir di lobi' }],
};

/** A bill of fees, as its payer opens it. */
export const feeBill: Bill = {
  ...bill,
  id: feeRow.billId,
  kind: 'late-fee',
  number: feeRow.number,
  dueOn: '2026-11-21',
  total: 94_440,
  outstanding: 94_440,
  lines: [
    {
      kind: 'late-fee',
      basis: 'late-fee',
      qtyMilli: 1_000,
      tariffFrom: '2026-08',
      from: '2026-08-28',
      to: '2026-11-21',
      days: 85,
      daysOfMonth: 1,
      fullAmount: 94_440,
      amount: 94_440,
      tax: null,
      amountBefore: null,
      fee: {
        billId: billRow.id,
        number: 'INV-2026-000001',
        dueOn: '2026-08-20',
        rule: { ...shareRule, least: 19_440 },
        parts: [
          { from: '2026-08-28', to: '2026-10-28', count: 3, base: 648_000, amount: 19_440 },
          { from: '2026-11-21', to: '2026-11-21', count: 1, base: 500_000, amount: 36_120 },
        ],
      },
    },
  ],
};

export const preview: LateFeePreview = {
  billCount: 12,
  feeCount: 14,
  total: 1_062_000,
  rows: [
    {
      billId: billRow.id,
      number: 'INV-2026-000001',
      unitCode: 'A-101',
      personName: 'Siti Aminah',
      dueOn: '2026-08-20',
      feeCount: 2,
      amount: 150_000,
    },
  ],
};

/** What the page of late fees is answered with. */
export const lateFeeAnswers: FakeAnswers = {
  ...billingAnswers,
  listLateFeePolicies: answerOf([...policies]),
  listLateFees: listOf([feeRow, waivedRow]),
  previewLateFees: answerOf(preview),
};
