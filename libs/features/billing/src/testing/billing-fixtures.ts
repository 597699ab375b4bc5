import type { FakeAnswers } from '@imah/api-client/testing';
import type {
  ArrearsRow,
  ArrearsTotals,
  BillCreditNotes,
  CreditNote,
  Payer,
  Payment,
  PaymentPlan,
  PaymentRow,
} from '@imah/contract/payments';
import type { Bill, BillingReview, BillingRun, BillRow, Tariff } from '@imah/contract/billing';
import { answerOf, buildings, listOf, tower } from '@imah/testing';

const idOf = (kind: number, nth: number) => `01935e4f-7c1a-7b2c-8d3e-0000000${kind}000${nth}`;

export const tariff: Tariff = {
  id: idOf(1, 1),
  kind: 'service-charge',
  basis: 'area',
  payer: 'occupant',
  tax: 'ppn-other-value',
  rateE4: 180_000_000,
  from: '2026-01',
  to: null,
};

const tariffs: readonly Tariff[] = [
  tariff,
  {
    id: idOf(1, 2),
    kind: 'sinking-fund',
    basis: 'area',
    payer: 'owner',
    tax: 'none',
    rateE4: 20_000_000,
    from: '2025-01',
    to: '2026-12',
  },
];

export const run: BillingRun = {
  id: idOf(2, 1),
  buildingId: tower.id,
  buildingName: tower.name,
  period: '2026-11',
  dueOn: '2026-11-20',
  state: 'calculated',
  billCount: 2,
  total: 1_050_480,
  totalBefore: 1_582_560,
  issuedAt: null,
  version: 2,
};
export const issuedRun: BillingRun = { ...run, state: 'issued', issuedAt: '2026-11-01T03:00:00.000Z', version: 4 };

export const billRow: BillRow = {
  id: idOf(3, 1),
  kind: 'month',
  number: 'INV-2026-000001',
  buildingName: tower.name,
  unitCode: 'A-101',
  personName: 'Siti Aminah',
  period: '2026-11',
  dueOn: '2026-11-20',
  total: 791_280,
  outstanding: 791_280,
  state: 'issued',
};

export const bill: Bill = {
  ...billRow,
  buildingId: tower.id,
  personId: idOf(4, 1),
  payments: [],
  attempts: [],
  lines: [
    {
      kind: 'service-charge',
      basis: 'area',
      qtyMilli: 36_000,
      rateE4: 180_000_000,
      tariffFrom: '2026-01',
      from: '2026-11-01',
      to: '2026-12-01',
      days: 30,
      daysOfMonth: 30,
      fullAmount: 648_000,
      amount: 648_000,
      tax: { profile: 'ppn-other-value', base: 594_000, amount: 71_280 },
      amountBefore: 648_000,
    },
    {
      kind: 'sinking-fund',
      basis: 'area',
      qtyMilli: 36_000,
      rateE4: 20_000_000,
      tariffFrom: '2025-01',
      from: '2026-11-01',
      to: '2026-12-01',
      days: 30,
      daysOfMonth: 30,
      fullAmount: 72_000,
      amount: 72_000,
      tax: null,
      amountBefore: null,
    },
  ],
};

export const review: BillingReview = {
  run,
  bills: [
    {
      ...billRow,
      id: idOf(3, 2),
      number: null,
      unitCode: 'A-102',
      personName: 'Budi Santoso',
      total: 259_200,
      totalBefore: 791_280,
    },
    { ...billRow, number: null, totalBefore: 791_280 },
  ],
  gaps: [{ unitCode: 'A-102', gap: 'no-payer', days: 18, meter: null }],
  figures: 'current',
  work: null,
};

export const paymentRow: PaymentRow = {
  id: idOf(5, 1),
  number: 'KWT-2026-000001',
  buildingId: tower.id,
  buildingName: tower.name,
  personId: idOf(4, 1),
  personName: 'Siti Aminah',
  method: 'transfer',
  amount: 500_000,
  receivedOn: '2026-11-20',
  state: 'settled',
};

const share = {
  billId: billRow.id,
  number: 'INV-2026-000001',
  unitCode: 'A-101',
  period: '2026-11',
  dueOn: '2026-11-20',
  amount: 500_000,
};

export const payment: Payment = {
  ...paymentRow,
  organizationName: 'Pengelola Menara Kenanga',
  reference: 'TRX-88120',
  note: null,
  recordedByName: 'Dewi Lestari',
  recordedAt: '2026-11-20T03:00:00.000Z',
  shares: [share],
  excess: 0,
  terbilang: 'lima ratus ribu rupiah',
  needsStampDuty: false,
  files: [],
  reversal: null,
  version: 1,
};

export const reversedPayment: Payment = {
  ...payment,
  state: 'reversed',
  reversal: { at: '2026-11-21T03:00:00.000Z', byName: 'Dewi Lestari', reason: 'Transfer ternyata milik unit A-110' },
  version: 2,
};

/** A bill of which some was paid. */
export const partBill: Bill = {
  ...bill,
  outstanding: 291_280,
  state: 'partial',
  payments: [
    {
      paymentId: payment.id,
      number: payment.number,
      receivedOn: payment.receivedOn,
      method: 'transfer',
      amount: 500_000,
      state: 'settled',
    },
  ],
};

const payers: readonly Payer[] = [
  { personId: idOf(4, 1), name: 'Siti Aminah', unitCodes: ['A-101'], outstanding: 791_280 },
  { personId: idOf(4, 2), name: 'Budi Santoso', unitCodes: ['A-102', 'A-103'], outstanding: 0 },
];

export const plan: PaymentPlan = {
  personName: 'Siti Aminah',
  shares: [{ ...share, outstanding: 791_280 }],
  excess: 0,
};

export const creditNote: CreditNote = {
  id: idOf(7, 1),
  number: 'NK-2026-000001',
  billId: billRow.id,
  amount: 50_000,
  reason: 'AC lobi mati tiga hari',
  issuedOn: '2026-11-21',
  issuedAt: '2026-11-21T03:00:00.000Z',
  issuedByName: 'Dewi Lestari',
  lines: [{ position: 2, amount: 50_000 }],
};

/** What of the lines of the bill may still be credited, where nothing was. */
export const credits: BillCreditNotes = {
  notes: [],
  rests: [
    { position: 1, rest: 719_280 },
    { position: 2, rest: 72_000 },
  ],
};

export const arrearsRow: ArrearsRow = {
  unitId: idOf(6, 1),
  personId: idOf(4, 1),
  unitCode: 'A-101',
  personName: 'Siti Aminah',
  billCount: 3,
  oldestBillId: billRow.id,
  oldestDueOn: '2026-08-20',
  byAge: { 'not-due': 791_280, 'days-30': 791_280, 'days-60': 0, 'days-90': 0, older: 791_280 },
  outstanding: 2_373_840,
  remindedOn: '2026-11-19',
  reach: 'account',
  plan: null,
};

const moreArrears: readonly ArrearsRow[] = [
  arrearsRow,
  {
    ...arrearsRow,
    unitId: idOf(6, 2),
    personId: idOf(4, 2),
    unitCode: 'A-102',
    personName: 'Raden Mas Bambang Wicaksono Kusumawardhana',
    billCount: 1,
    oldestDueOn: '2026-10-20',
    byAge: { 'not-due': 0, 'days-30': 0, 'days-60': 1_291_000, 'days-90': 0, older: 0 },
    outstanding: 1_291_000,
    remindedOn: null,
    reach: 'none',
  },
];

const arrearsTotals: ArrearsTotals = {
  byAge: { 'not-due': 791_280, 'days-30': 791_280, 'days-60': 1_291_000, 'days-90': 0, older: 791_280 },
  outstanding: 3_664_840,
  billCount: 4,
  today: '2026-11-21',
};

/** What the pages of bills are answered with. */
export const billingAnswers: FakeAnswers = {
  listBuildings: listOf([...buildings]),
  listTariffs: answerOf([...tariffs]),
  listBillingRuns: answerOf([run]),
  getBillingRun: answerOf(review),
  listOwnBills: answerOf([]),
  getBill: answerOf(bill),
  getBuilding: answerOf(tower),
  listPayers: answerOf([...payers]),
  planPayment: answerOf(plan),
  listPayments: listOf([paymentRow, { ...paymentRow, id: idOf(5, 2), number: 'KWT-2026-000002', method: 'cash' }]),
  listOwnPayments: answerOf([]),
  getPayment: answerOf(payment),
  listCreditNotes: answerOf(credits),
  createCreditNote: answerOf(creditNote),
  listBillDisputes: answerOf([]),
  listBillInstalmentPlans: answerOf([]),
  listOwnInstalmentPlans: answerOf([]),
  listBillQuestions: answerOf([]),
  listBillLinks: answerOf([]),
  listOpenDisputes: answerOf([]),
  listArrears: listOf([...moreArrears]),
  getArrearsTotals: answerOf(arrearsTotals),
  remindPayers: answerOf({ reminded: 1, alreadyToday: 0, withoutAccount: 0 }),
  getBillReminderRule: answerOf({ daysBefore: 3, daysAfter: null }),
};
