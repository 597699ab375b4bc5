import type { Bill } from '@imah/contract/billing';
import type { Dispute, OpenDispute } from '@imah/contract/payments';
import { bill } from './billing-fixtures.ts';

export const dispute: Dispute = {
  id: '019a1900-0000-7000-8000-000000000001',
  billId: bill.id,
  positions: [2],
  amount: 72_000,
  reason: 'Dana cadangan bulan ini sudah dibayar pemilik lama.',
  state: 'open',
  openedByName: 'Siti Aminah',
  openedAt: '2026-11-20T03:00:00.000Z',
  answer: null,
  version: 1,
};
export const answeredDispute: Dispute = {
  ...dispute,
  state: 'accepted',
  answer: {
    reason: 'Benar, sudah dibayar.',
    byName: 'Dewi Lestari',
    at: '2026-11-21T03:00:00.000Z',
    creditNoteNumber: 'NK-2026-000001',
  },
  version: 2,
};
export const disputedBill: Bill = { ...bill, state: 'disputed' };
export const openDispute: OpenDispute = {
  id: dispute.id,
  billId: bill.id,
  amount: dispute.amount,
  reason: dispute.reason,
  openedAt: dispute.openedAt,
  number: 'INV-2026-000001',
  unitCode: 'A-101',
  personName: 'Siti Aminah',
};
