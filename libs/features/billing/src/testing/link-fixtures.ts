import type { BillLink, NewBillLink, SharedBill } from '@imah/contract/billing';
import { bill } from './billing-fixtures.ts';

export const billLink: BillLink = {
  id: '019a1900-0000-7000-8000-000000000021',
  state: 'open',
  madeByName: 'Dewi Lestari',
  madeAt: '2026-11-20T23:30:00.000Z',
  expiresAt: '2026-12-20T23:30:00.000Z',
};
export const olderLinks: readonly BillLink[] = [
  { ...billLink, id: '019a1900-0000-7000-8000-000000000022', state: 'withdrawn', madeByName: 'Siti Aminah' },
  { ...billLink, id: '019a1900-0000-7000-8000-000000000023', state: 'expired' },
];

export const newLink: NewBillLink = {
  ...billLink,
  address: 'https://imah.example/tagihan#Zm9ybS1hLXRva2VuLW9mLWEtYmlsbA',
};

export const sharedBill: SharedBill = {
  kind: 'month',
  number: bill.number ?? '',
  organizationName: 'Pengelola Menara Kenanga',
  buildingName: bill.buildingName,
  unitCode: bill.unitCode,
  personName: bill.personName,
  period: bill.period,
  dueOn: bill.dueOn,
  total: 791_280,
  outstanding: 791_280,
  state: 'issued',
  lines: [
    { kind: 'service-charge', name: null, amount: 648_000, tax: 71_280 },
    { kind: 'sinking-fund', name: null, amount: 72_000, tax: 0 },
  ],
  expiresAt: '2026-12-20T23:30:00.000Z',
  timeZone: 'Asia/Jakarta',
};
export const partlyPaid: SharedBill = { ...sharedBill, outstanding: 291_280, state: 'partial' };
export const settledBill: SharedBill = { ...sharedBill, outstanding: 0, state: 'paid' };
export const cancelledBill: SharedBill = { ...sharedBill, outstanding: 0, state: 'cancelled' };
