import type { FakeAnswers } from '@imah/api-client/testing';
import type { Budget, BudgetComparison, BudgetImportReport, BudgetSummary } from '@imah/contract/finances';
import { monthAfter, spreadYear } from '@imah/contract/finances/words';
import { answerOf, tower, whoamiOfOwner } from '@imah/testing';

const idOf = (nth: number) => `01935e4f-7c1a-7b2c-8d3e-0000000fb00${nth}`;
const accountOf = (nth: number) => `01935e4f-7c1a-7b2c-8d3e-0000000f000${nth}`;
const rina = { byName: 'Rina Wulandari', at: '2026-10-20T03:00:00.000Z' };
const agus = { byName: 'Agus Salim', at: '2026-10-28T03:00:00.000Z' };

const line = (nth: number, code: string, name: string, type: 'revenue' | 'expense', year: number) => ({
  accountId: accountOf(nth),
  code,
  key: null,
  name,
  type,
  months: spreadYear(year),
});

export const draftBudget: Budget = {
  id: idOf(2),
  orgId: whoamiOfOwner.memberships[0]?.orgId ?? '',
  buildingId: tower.id,
  year: '2026',
  revision: 2,
  state: 'draft',
  reason: 'Tarif listrik naik mulai Juli',
  returnReason: null,
  created: agus,
  submitted: null,
  answered: null,
  revenue: 2_400_000_000,
  expense: 615_000_001,
  lines: [
    line(1, '4100', 'Pendapatan IPL', 'revenue', 2_400_000_000),
    line(5, '5100', 'Beban operasional', 'expense', 120_000_001),
    line(3, '5200', 'Beban pemeliharaan', 'expense', 495_000_000),
  ],
  moves: ['submit', 'discard'],
  mayEdit: true,
  bar: null,
  undoableUntil: null,
  version: 3,
};
export const submittedBudget: Budget = {
  ...draftBudget,
  state: 'submitted',
  submitted: agus,
  moves: ['return', 'approve'],
  mayEdit: false,
};
export const ownBudget: Budget = { ...submittedBudget, moves: ['return'], bar: 'author' };
export const returnedBudget: Budget = {
  ...draftBudget,
  submitted: agus,
  answered: rina,
  returnReason: 'Asuransi gedung belum masuk',
  undoableUntil: '2026-11-21T03:00:00.000Z',
};
export const approvedBudget: BudgetSummary = {
  ...draftBudget,
  id: idOf(1),
  revision: 1,
  state: 'approved',
  reason: null,
  created: rina,
  submitted: rina,
  answered: agus,
  expense: 585_000_000,
};

type Both = readonly [planned: number, actual: number];
const compared = (month: Both, toDate: Both, year: Both) => ({
  month: { planned: month[0], actual: month[1] },
  toDate: { planned: toDate[0], actual: toDate[1] },
  year: { planned: year[0], forecast: year[1] },
});

export const comparison: BudgetComparison = {
  month: '2026-11',
  budget: { id: approvedBudget.id, revision: 1 },
  sections: [
    {
      type: 'revenue',
      lines: [
        {
          accountId: accountOf(1),
          code: '4100',
          key: null,
          name: 'Pendapatan IPL',
          ...compared([200_000_000, 194_400_000], [2_200_000_000, 2_138_400_000], [2_400_000_000, 2_338_400_000]),
        },
      ],
      total: compared([200_000_000, 194_400_000], [2_200_000_000, 2_138_400_000], [2_400_000_000, 2_338_400_000]),
    },
    {
      type: 'expense',
      lines: [
        {
          accountId: accountOf(5),
          code: '5100',
          key: null,
          name: 'Beban operasional',
          ...compared([0, 4_000_000], [0, 4_000_000], [0, 4_000_000]),
        },
        {
          accountId: accountOf(3),
          code: '5200',
          key: null,
          name: 'Beban pemeliharaan',
          ...compared([41_250_000, 62_000_000], [453_750_000, 402_000_000], [495_000_000, 443_250_000]),
        },
      ],
      total: compared([41_250_000, 66_000_000], [453_750_000, 406_000_000], [495_000_000, 447_250_000]),
    },
  ],
  months: Array.from({ length: 12 }, (_, index) => ({
    month: monthAfter('2026-01', index),
    revenue: { planned: 200_000_000, actual: index > 10 ? 0 : 188_000_000 + index * 640_000 },
    expense: { planned: 41_250_000, actual: index > 10 ? 0 : 31_000_000 + ((index * 7) % 5) * 3_000_000 },
  })),
  areaMilliM2: 18_400_000,
};

export const budgetReport: BudgetImportReport = {
  applied: false,
  rows: 2,
  faults: [{ row: 3, column: 'm7', message: 'Jumlah harus rupiah bulat dari 0 sampai 100.000.000.000' }],
  faultyRows: 1,
  ignoredHeadings: [],
  errorFile: 'akun,setahun,Juli,kesalahan\r\n',
  changed: 1,
  revenue: 0,
  expense: 120_000_000,
  preview: [{ code: '5100', name: 'Beban operasional', year: 120_000_000 }],
};

/** What the server answers about budgets; the one that is open is a draft unless another is named. */
export const budgetAnswers = (opened: Budget = draftBudget): FakeAnswers => ({
  listBudgets: answerOf([draftBudget, approvedBudget]),
  getBudget: answerOf(opened),
  getBudgetComparison: answerOf(comparison),
  getExpenseBudget: answerOf({ plan: null }),
});
