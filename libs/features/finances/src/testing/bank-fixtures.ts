import type { FakeAnswers } from '@imah/api-client/testing';
import type {
  BankAccount,
  MatchSuggestion,
  StatementImport,
  StatementLine,
  StatementReport,
  UnsettledPayment,
  UnstatedEntry,
} from '@imah/contract/statements';
import { answerOf, listOf, tower } from '@imah/testing';

const idOf = (nth: number) => `01935e4f-7c1a-7b2c-8d3e-0000000b00${String(nth).padStart(2, '0')}`;

export const bankAccount: BankAccount = {
  id: idOf(1),
  name: 'BCA operasional',
  bank: 'bca',
  number: '1234567890',
  holder: 'PPPSRS Graha Anyelir',
  version: 1,
  account: { accountId: idOf(2), code: '1110', key: 'bank', name: 'Bank' },
  booked: 612_400_000,
  stated: { amount: 613_033_123, on: '2026-11-20' },
  opening: null,
  open: { count: 3, amount: 1_533_123 },
  ignored: { count: 1, amount: -250_000 },
  unstated: { count: 1, amount: 650_000 },
};

const base: StatementLine = {
  id: idOf(10),
  on: '2026-11-20',
  amount: 648_123,
  balance: 613_033_123,
  description: 'TRSF E-BANKING CR 2011/FTSCY/WS95031 SITI AMINAH',
  reference: null,
  state: 'new',
  reason: null,
  match: null,
};

export const line = base;
export const feeLine: StatementLine = {
  ...base,
  id: idOf(11),
  on: '2026-11-19',
  amount: -15_000,
  balance: 612_385_000,
  description: 'BIAYA ADM',
};
export const payoutLine: StatementLine = {
  ...base,
  id: idOf(12),
  on: '2026-11-18',
  amount: 900_000,
  description: 'KR OTOMATIS MIDTRANS SETTLEMENT',
};
export const matchedLine: StatementLine = {
  ...base,
  id: idOf(13),
  on: '2026-11-17',
  amount: 648_000,
  description: 'TRSF CR BUDI SANTOSO',
  reference: 'BANKREF77',
  state: 'matched',
  match: {
    id: idOf(20),
    at: '2026-11-18T03:00:00.000Z',
    byName: 'Rina Wulandari',
    lineCount: 2,
    parts: [
      {
        kind: 'payer',
        amount: 648_000,
        memo: 'KWT-2026-000091',
        entrySeq: 912,
        source: { type: 'payment', id: idOf(30) },
      },
      {
        kind: 'account',
        amount: 1_000,
        memo: 'Kelebihan parkir',
        entrySeq: 913,
        source: { type: 'statement_part', id: idOf(31) },
      },
    ],
  },
};
export const ignoredLine: StatementLine = {
  ...base,
  id: idOf(14),
  on: '2026-11-16',
  amount: -250_000,
  description: 'TARIKAN TUNAI',
  state: 'ignored',
  reason: 'Pindah buku ke kas kecil, sudah dicatat',
};

const suggestions: MatchSuggestion[] = [
  {
    parts: [{ kind: 'payer', buildingId: tower.id, personId: idOf(40), amount: 648_123 }],
    title: 'Siti Aminah',
    detail: 'A-1203 · Menara Graha',
    reasons: ['name', 'unique-suffix'],
  },
  {
    parts: [{ kind: 'entry', entryId: idOf(41) }],
    title: 'KWT-2026-000102 Aminah Siti',
    detail: '2026-11-19',
    reasons: ['amount', 'near-day'],
  },
  {
    parts: [{ kind: 'settlement', paymentIds: [idOf(50)], fee: 4_537 }],
    title: 'KWT-2026-000103',
    detail: '2026-11-19',
    reasons: ['less-fee'],
  },
];

export const unstated: UnstatedEntry = {
  entryId: idOf(41),
  seq: 910,
  on: '2026-11-19',
  memo: 'KWT-2026-000102',
  personName: 'Aminah Siti',
  amount: 650_000,
};
export const unsettled: UnsettledPayment[] = [
  {
    paymentId: idOf(50),
    number: 'KWT-2026-000103',
    personName: 'Budi',
    on: '2026-11-17',
    method: 'qris',
    amount: 500_000,
  },
  {
    paymentId: idOf(51),
    number: 'KWT-2026-000104',
    personName: 'Sari',
    on: '2026-11-17',
    method: 'va',
    amount: 406_300,
  },
];
export const payer = { personId: idOf(40), name: 'Siti Aminah', unitCodes: ['A-1203'], outstanding: 648_000 };

export const report: StatementReport = {
  applied: false,
  rows: 4,
  faults: [],
  faultyRows: 0,
  ignoredHeadings: ['Cabang'],
  errorFile: null,
  format: 'bca',
  from: '2026-11-01',
  to: '2026-11-20',
  opening: 612_400_000,
  closing: 613_033_123,
  lines: 2,
  known: 1,
  pending: 1,
  belowRupiah: 0,
  preview: [line, feeLine].map(({ on, amount, description }) => ({ on, amount, description })),
  importId: null,
};

const imported: StatementImport = {
  id: idOf(60),
  format: 'bca',
  fileName: 'mutasi-november.csv',
  from: '2026-11-01',
  to: '2026-11-20',
  opening: 0,
  closing: 613_033_123,
  lines: 42,
  known: 3,
  at: '2026-11-20T03:00:00.000Z',
  byName: 'Rina Wulandari',
  undo: 'possible',
};

/** What the server answers about accounts at banks. */
export const bankAnswers = (): FakeAnswers => ({
  listBankAccounts: answerOf([bankAccount]),
  listStatementImports: answerOf([
    imported,
    { ...imported, id: idOf(61), fileName: 'mutasi-oktober.sta', undo: 'used' as const },
  ]),
  listStatementLines: listOf([line, feeLine, payoutLine]),
  listMatchSuggestions: answerOf(suggestions),
  listUnstatedEntries: answerOf([unstated]),
  listUnsettledPayments: answerOf(unsettled),
  listPayers: answerOf([payer]),
});
