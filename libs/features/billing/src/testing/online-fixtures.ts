import type { FakeAnswers } from '@imah/api-client/testing';
import type { Bill } from '@imah/contract/billing';
import type { OnlinePayment, OwnDue, PaymentGateway } from '@imah/contract/payments';
import { answerOf, tower } from '@imah/testing';
import { bill, billingAnswers, billRow } from './billing-fixtures.ts';

const idOf = (kind: number, nth: number) => `01935e4f-7c1a-7b2c-8d3e-0000000${kind}000${nth}`;

export const onlinePayment: OnlinePayment = {
  id: idOf(7, 1),
  buildingId: tower.id,
  buildingName: tower.name,
  timeZone: 'Asia/Jakarta',
  personName: 'Siti Aminah',
  method: 'qris',
  bank: null,
  amount: 791_280,
  purpose: 'bills',
  order: null,
  state: 'pending',
  bills: [{ billId: billRow.id, number: 'INV-2026-000001', unitCode: 'A-101', period: '2026-11', amount: 791_280 }],
  qrPayload:
    '00020101021251450016ID.CO.QRIS.WWW0215ID10200000000010303UMI520465135303360540679128058' +
    '02ID5914IMAH SIMULATOR6007JAKARTA62290125019af3a0-0000-7000-8000-063049D2A',
  vaNumber: null,
  createdAt: '2026-11-20T10:03:30.000Z',
  expiresAt: '2026-11-20T10:18:30.000Z',
  paymentId: null,
  reader: 'payer',
};

export const vaPayment: OnlinePayment = {
  ...onlinePayment,
  id: idOf(7, 2),
  method: 'va',
  bank: 'bca',
  qrPayload: null,
  vaNumber: '8127850025302315',
  expiresAt: '2026-11-21T10:03:30.000Z',
};

/** An order of products that is paid now. */
export const orderPayment: OnlinePayment = {
  ...onlinePayment,
  id: idOf(7, 3),
  purpose: 'order',
  order: { id: idOf(7, 4), number: 'PSN-2026-000012' },
  bills: [],
};

/** A bill that somebody has tried to pay online. */
export const triedBill: Bill = {
  ...bill,
  attempts: [
    { ...attemptOf(vaPayment), state: 'pending' },
    { ...attemptOf(onlinePayment), state: 'expired' },
  ],
};

export const dueBill: OwnDue['bills'][number] = {
  billId: idOf(3, 9),
  number: 'INV-2026-000000',
  unitCode: 'A-101',
  period: '2026-10',
  dueOn: '2026-10-20',
  outstanding: 291_280,
  state: 'partial',
  onlinePaymentId: null,
};

export const due: OwnDue = {
  buildingId: tower.id,
  buildingName: tower.name,
  bills: [
    dueBill,
    {
      billId: billRow.id,
      number: 'INV-2026-000001',
      unitCode: 'A-101',
      period: '2026-11',
      dueOn: '2026-11-20',
      outstanding: 791_280,
      state: 'issued',
      onlinePaymentId: null,
    },
  ],
  methods: ['qris', 'va'],
  banks: ['bca', 'permata'],
};

export const gateway: PaymentGateway = {
  place: 'sandbox',
  places: ['none', 'production', 'sandbox', 'simulator'],
  keyEnd: 'cdef',
  methods: ['qris', 'va'],
  banks: ['bca'],
  notificationUrl: `https://imah.example/api/_midtrans/${tower.orgId}`,
};

/** What the pages about paying online are answered with. */
export const payAnswers: FakeAnswers = {
  ...billingAnswers,
  listOwnDues: answerOf([due]),
  getOnlinePayment: answerOf(onlinePayment),
  getPaymentGateway: answerOf(gateway),
};

function attemptOf({ id, method, bank, amount, state, createdAt }: OnlinePayment): Bill['attempts'][number] {
  return { id, method, bank, amount, state, createdAt };
}
