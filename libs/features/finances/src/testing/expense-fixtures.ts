import type { FakeAnswers } from '@imah/api-client/testing';
import type { Expense, ExpenseBasis, Vendor } from '@imah/contract/expenses';
import { answerOf, listOf, tower } from '@imah/testing';

const idOf = (nth: number) => `01935e4f-7c1a-7b2c-8d3e-0000000e00${String(nth).padStart(2, '0')}`;

export const vendor: Vendor = {
  id: idOf(1),
  name: 'CV Lift Jaya',
  npwp: '3174012345678901',
  contact: 'Budi Santoso',
  phone: '0812 3456 7890',
  email: 'budi@liftjaya.test',
  account: { bank: 'BCA', number: '1234567890', holder: 'CV Lift Jaya' },
  payableFrom: null,
  state: 'active',
  version: 1,
};
export const changedVendor: Vendor = {
  ...vendor,
  id: idOf(2),
  name: 'Perkumpulan Pemeliharaan Pompa dan Genset Jakarta Selatan',
  npwp: null,
  account: { bank: 'Mandiri', number: '1240009876543', holder: 'Perkumpulan Pompa' },
  payableFrom: '2026-11-21T03:00:00.000Z',
};

const by = (byName: string, at: string) => ({ byName, at });

const base: Expense = {
  id: idOf(10),
  number: 'BYA-2026-000012',
  orgId: tower.orgId,
  buildingId: tower.id,
  buildingName: tower.name,
  vendor: { id: vendor.id, name: vendor.name, hasAccount: true, payableFrom: null },
  account: { code: '5200', name: 'Beban pemeliharaan' },
  on: '2026-11-18',
  amount: 6_660_000,
  description: 'Servis lift bulan November',
  reference: 'INV/77/XI',
  ticket: { id: idOf(90), number: 'TKT-2026-000123' },
  withholding: { kind: 'pph23', base: 6_000_000 },
  withheld: 120_000,
  payable: 6_540_000,
  slip: null,
  state: 'submitted',
  created: by('Rina Wulandari', '2026-11-18T03:00:00.000Z'),
  submitted: by('Rina Wulandari', '2026-11-18T03:05:00.000Z'),
  answered: null,
  reason: null,
  paid: null,
  files: [
    {
      id: idOf(80),
      name: 'nota-lift.pdf',
      type: 'application/pdf',
      kind: 'document',
      size: 182_044,
      sha256: 'a'.repeat(64),
      width: null,
      height: null,
      previews: false,
      uploadedAt: '2026-11-18T03:00:00.000Z',
    },
  ],
  repetition: null,
  repeats: null,
  moves: ['approve', 'reject'],
  mayEdit: false,
  bar: null,
  version: 2,
};

export const submittedExpense = base;
/** As its author sees it. */
export const ownExpense: Expense = { ...base, moves: ['reject'], bar: 'author' };
export const draftExpense: Expense = {
  ...base,
  id: idOf(11),
  number: 'BYA-2026-000013',
  vendor: null,
  description: 'Lampu koridor lantai 3',
  amount: 240_000,
  ticket: null,
  reference: null,
  withholding: null,
  withheld: 0,
  payable: 240_000,
  state: 'draft',
  repeats: { id: idOf(15), number: 'BYA-2026-000008' },
  submitted: null,
  files: [],
  moves: ['submit', 'cancel'],
  mayEdit: true,
  version: 1,
};
export const rejectedExpense: Expense = {
  ...base,
  id: idOf(12),
  number: 'BYA-2026-000011',
  description: 'Cat dinding lobi',
  state: 'rejected',
  answered: by('Agus Prasetyo', '2026-11-19T02:00:00.000Z'),
  reason: 'Nota tidak terbaca, mohon difoto ulang',
  moves: ['submit', 'cancel'],
  mayEdit: true,
};
export const approvedExpense: Expense = {
  ...base,
  id: idOf(13),
  number: 'BYA-2026-000010',
  description: 'Sewa genset',
  state: 'approved',
  answered: by('Agus Prasetyo', '2026-11-19T02:00:00.000Z'),
  moves: ['pay', 'revoke'],
};
export const waitingExpense: Expense = {
  ...approvedExpense,
  id: idOf(14),
  number: 'BYA-2026-000009',
  description: 'Kuras tandon air',
  vendor: { id: changedVendor.id, name: changedVendor.name, hasAccount: true, payableFrom: changedVendor.payableFrom },
};
export const paidExpense: Expense = {
  ...approvedExpense,
  id: idOf(15),
  number: 'BYA-2026-000008',
  description: 'Jasa kebersihan Oktober',
  state: 'paid',
  slip: { number: '2601/BP/9', on: '2026-11-19' },
  repetition: { day: 5, byName: 'Rina Wulandari' },
  paid: { ...by('Rina Wulandari', '2026-11-19T04:00:00.000Z'), on: '2026-11-19', from: 'Bank' },
  moves: [],
};

export const basis: ExpenseBasis = {
  approvalLimit: 5_000_000,
  rates: [
    { kind: 'pph21', withNpwp: 25_000, withoutNpwp: 30_000 },
    { kind: 'pph23', withNpwp: 20_000, withoutNpwp: 40_000 },
    { kind: 'pph4', withNpwp: 100_000, withoutNpwp: 100_000 },
  ],
  accounts: [
    { code: '5100', name: 'Beban operasional' },
    { code: '5200', name: 'Beban pemeliharaan' },
  ],
};

/** What the server answers about expenses and suppliers. */
export const expenseAnswers = (opened: Expense = submittedExpense): FakeAnswers => ({
  listExpenses: listOf([draftExpense, submittedExpense, rejectedExpense, approvedExpense, waitingExpense, paidExpense]),
  getExpense: answerOf(opened),
  listVendors: answerOf([vendor, changedVendor]),
  getExpenseBasis: answerOf(basis),
});
