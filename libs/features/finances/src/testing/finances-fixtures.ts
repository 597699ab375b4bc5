import type { FakeAnswers } from '@imah/api-client/testing';
import type {
  ClosingReview,
  FinancesOverview,
  FinancialReport,
  LedgerAccount,
  LedgerEntry,
  LedgerPeriod,
} from '@imah/contract/finances';
import { monthAfter, reportColumns } from '@imah/contract/finances/words';
import { answerOf, listOf, tower } from '@imah/testing';
import { bankAnswers } from './bank-fixtures.ts';
import { budgetAnswers } from './budget-fixtures.ts';
import { expenseAnswers } from './expense-fixtures.ts';

const idOf = (nth: number) => `01935e4f-7c1a-7b2c-8d3e-0000000f000${nth}`;
const [now, before, lastYear] = reportColumns('month', '2026-11');
const shared = {
  span: 'month' as const,
  columns: [now, before, lastYear] as FinancialReport['columns'],
  areaMilliM2: null,
};
const line = (nth: number, code: string, name: string, amounts: [number, number, number]) => ({
  accountId: idOf(nth),
  code,
  key: null,
  name,
  amounts,
});

export const profitLoss: FinancialReport = {
  ...shared,
  report: 'profit-loss',
  sections: [
    {
      section: 'revenue',
      lines: [
        line(1, '4100', 'Pendapatan IPL', [194_400_000, 194_400_000, 186_000_000]),
        line(2, '4200', 'Pendapatan utilitas', [88_120_400, 90_311_200, 81_020_900]),
      ],
      total: [282_520_400, 284_711_200, 267_020_900],
    },
    {
      section: 'expense',
      lines: [line(3, '5200', 'Beban pemeliharaan', [41_250_000, 0, 22_000_000])],
      total: [41_250_000, 0, 22_000_000],
    },
  ],
  result: [241_270_400, 284_711_200, 245_020_900],
  money: null,
  proven: true,
};

export const balanceSheet: FinancialReport = {
  ...shared,
  report: 'balance-sheet',
  sections: [
    {
      section: 'asset',
      lines: [
        line(4, '1110', 'Bank', [612_400_000, 540_100_000, 200_000_000]),
        line(5, '1200', 'Piutang penghuni', [38_120_000, 41_000_000, 22_400_000]),
      ],
      total: [650_520_000, 581_100_000, 222_400_000],
    },
    {
      section: 'liability',
      lines: [line(6, '2100', 'Saldo titipan penghuni', [9_520_000, 8_100_000, 2_400_000])],
      total: [9_520_000, 8_100_000, 2_400_000],
    },
    { section: 'equity', lines: [], total: [0, 0, 0] },
  ],
  result: [641_000_000, 573_000_000, 220_000_000],
  money: null,
  proven: true,
};

const cashFlow: FinancialReport = {
  ...shared,
  report: 'cash-flow',
  sections: [
    {
      section: 'operating',
      lines: [line(5, '1200', 'Piutang penghuni', [113_550_000, 90_000_000, 70_000_000])],
      total: [113_550_000, 90_000_000, 70_000_000],
    },
    { section: 'investing', lines: [], total: [0, 0, 0] },
    { section: 'financing', lines: [], total: [0, 0, 0] },
  ],
  result: [113_550_000, 90_000_000, 70_000_000],
  money: { opening: [498_850_000, 408_850_000, 130_000_000], closing: [612_400_000, 498_850_000, 200_000_000] },
  proven: true,
};

const overview: FinancesOverview = {
  months: Array.from({ length: 12 }, (_, index) => ({
    month: monthAfter('2025-12', index),
    revenue: 267_000_000 + index * 1_400_000,
    expense: 41_000_000 + ((index * 7) % 5) * 3_000_000,
    moneyIn: 240_000_000 + index * 2_000_000,
    moneyOut: 60_000_000 + ((index * 3) % 4) * 4_000_000,
    billed: 267_000_000 + index * 1_400_000,
    collected: 255_000_000 + index * 600_000,
  })),
  money: 612_400_000,
  outstanding: 38_120_000,
  overdue: 12_840_000,
};

export const entry: LedgerEntry = {
  id: idOf(7),
  seq: 42,
  at: '2026-11-21T03:00:00.000Z',
  effectiveOn: '2026-11-21',
  kind: 'bill',
  memo: 'INV-2026-000042',
  source: { type: 'bill', id: idOf(8) },
  buildingId: tower.id,
  buildingName: tower.name,
  reversesSeq: null,
  postings: [
    { accountId: idOf(5), code: '1200', key: 'receivables', name: 'Piutang penghuni', side: 'debit', amount: 648_000 },
    {
      accountId: idOf(1),
      code: '4100',
      key: 'serviceCharges',
      name: 'Pendapatan IPL',
      side: 'credit',
      amount: 648_000,
    },
  ],
  amount: null,
};
const spent: LedgerEntry = {
  ...entry,
  id: idOf(9),
  seq: 43,
  kind: 'reversal',
  memo: 'Pompa air lantai dasar',
  source: { type: 'statement_part', id: idOf(9) },
  buildingId: null,
  buildingName: null,
  reversesSeq: 41,
};

const account: LedgerAccount = {
  accountId: idOf(4),
  code: '1110',
  key: 'bank',
  name: 'Bank',
  type: 'asset',
  side: 'debit',
  isMoney: true,
  balance: 612_400_000,
  state: 'active',
  version: 1,
};
export const ownAccount: LedgerAccount = {
  ...account,
  accountId: idOf(3),
  code: '1130',
  key: null,
  name: 'Bank BCA',
  balance: 0,
};

const open: LedgerPeriod = {
  period: '2026-11',
  state: 'open',
  entryCount: 312,
  closing: null,
  reopenings: [],
  next: 'none',
};
const periods: LedgerPeriod[] = [
  open,
  {
    ...open,
    period: '2026-10',
    state: 'reopened',
    next: 'close',
    reopenings: [{ at: '2026-11-05T03:00:00.000Z', byName: 'Rina Wulandari', reason: 'Kuitansi vendor terlambat' }],
  },
  {
    ...open,
    period: '2026-09',
    state: 'closed',
    next: 'reopen',
    closing: { at: '2026-10-03T03:00:00.000Z', byName: 'Rina Wulandari' },
  },
  { ...open, period: '2026-08', state: 'closed', closing: { at: '2026-09-03T03:00:00.000Z', byName: null } },
];

export const review: ClosingReview = {
  period: '2026-10',
  checks: [
    { check: 'month-over', result: 'passed', found: 0 },
    { check: 'earlier-closed', result: 'passed', found: 0 },
    { check: 'runs-issued', result: 'passed', found: 0 },
    { check: 'books-agree', result: 'passed', found: 0 },
    { check: 'clearing-empty', result: 'warning', found: 1_250_000 },
  ],
};

const reports = { 'profit-loss': profitLoss, 'balance-sheet': balanceSheet, 'cash-flow': cashFlow } as const;

/** What the server answers about the books; of reports the one that is named. */
export const financesAnswers = (report: keyof typeof reports = 'profit-loss'): FakeAnswers => ({
  ...bankAnswers(),
  ...expenseAnswers(),
  ...budgetAnswers(),
  listBuildings: listOf([tower]),
  getFinancesOverview: answerOf(overview),
  getFinancialReport: answerOf(reports[report]),
  listLedgerEntries: listOf([entry, spent]),
  listLedgerAccounts: answerOf([
    account,
    ownAccount,
    { ...ownAccount, accountId: idOf(2), code: '1140', name: 'Bank lama', state: 'archived' as const },
  ]),
  listLedgerPeriods: answerOf(periods),
  getClosingReview: answerOf(review),
});
