import type { FakeAnswers } from '@imah/api-client/testing';
import type { Payout, Wallet, WalletEntry, WalletTotals } from '@imah/contract/wallet';
import { answerOf, listOf, tower } from '@imah/testing';
import { payment } from './billing-fixtures.ts';
import { due, payAnswers } from './online-fixtures.ts';

const idOf = (kind: number, nth: number) => `01935e4f-7c1a-7b2c-8d3e-0000000${kind}000${nth}`;

export const wallet: Wallet = {
  orgId: tower.orgId,
  organizationName: 'Graha Kelola',
  personId: payment.personId,
  personName: 'Siti Aminah',
  available: 352_000,
  held: 100_000,
  buildings: [{ id: tower.id, name: tower.name, methods: ['qris', 'va'], banks: ['bca', 'permata'] }],
  autopay: { state: 'on', limit: 1_000_000, when: 'day', day: 5 },
  attempts: [
    {
      billId: idOf(3, 1),
      number: 'INV-2026-000001',
      period: '2026-11',
      unitCode: 'A-101',
      payOn: '2026-11-05',
      state: 'failed',
      failure: 'SALDO_KURANG',
      paymentId: null,
    },
    {
      billId: idOf(3, 9),
      number: 'INV-2026-000000',
      period: '2026-10',
      unitCode: 'A-101',
      payOn: '2026-10-05',
      state: 'paid',
      failure: null,
      paymentId: payment.id,
    },
  ],
};

export const payout: Payout = {
  id: idOf(8, 1),
  number: 'PAY-2026-000001',
  orgId: tower.orgId,
  buildingId: tower.id,
  personId: wallet.personId,
  personName: 'Siti Aminah',
  amount: 100_000,
  bank: 'BCA',
  accountNumber: '•••• 7890',
  accountName: 'Siti Aminah',
  note: 'Pindah kota',
  state: 'requested',
  requested: { byName: 'Siti Aminah', at: '2026-11-20T03:00:00.000Z' },
  approved: null,
  ended: null,
  reason: null,
  payableFrom: null,
  moves: [],
  bar: null,
  version: 1,
};
/** The same as somebody sees it who may answer it. */
export const asked: Payout = { ...payout, accountNumber: '1234567890', moves: ['approve', 'refuse'] };
export const approved: Payout = {
  ...asked,
  state: 'approved',
  approved: { byName: 'Ratna Dewi', at: '2026-11-20T04:00:00.000Z' },
  moves: ['pay', 'refuse'],
  version: 2,
};
const refused: Payout = {
  ...payout,
  id: idOf(8, 2),
  number: 'PAY-2026-000002',
  state: 'refused',
  ended: { byName: 'Ratna Dewi', at: '2026-11-21T04:00:00.000Z' },
  reason: 'Nama rekening lain',
};

const walletEntries: readonly WalletEntry[] = [
  {
    id: idOf(9, 4),
    seq: 14,
    effectiveOn: '2026-11-20',
    kind: 'held',
    memo: 'PAY-2026-000001',
    amount: -100_000,
    balance: 352_000,
    source: { kind: 'payout', id: payout.id },
  },
  {
    id: idOf(9, 3),
    seq: 12,
    effectiveOn: '2026-11-18',
    kind: 'paid',
    memo: 'KWT-2026-000002',
    amount: -48_000,
    balance: 452_000,
    source: { kind: 'payment', id: payment.id },
  },
  {
    id: idOf(9, 2),
    seq: 9,
    effectiveOn: '2026-11-02',
    kind: 'received',
    memo: 'KWT-2026-000001',
    amount: 500_000,
    balance: 500_000,
    source: { kind: 'payment', id: payment.id },
  },
  {
    id: idOf(9, 1),
    seq: 3,
    effectiveOn: '2026-10-31',
    kind: 'other',
    memo: 'Saldo awal',
    amount: 0,
    balance: 0,
    source: null,
  },
];

export const totals: WalletTotals = {
  people: 214,
  available: 812_400_000,
  held: 100_000,
  booked: 812_400_000,
  bookedHeld: 100_000,
  float: 812_500_000,
  floatLimit: 1_000_000_000,
  level: 'near',
  waiting: 1,
};

export const walletAnswers: FakeAnswers = {
  ...payAnswers,
  listOwnWallets: answerOf([wallet]),
  getWallet: answerOf(wallet),
  listWalletEntries: listOf(walletEntries),
  listPayoutsOfWallet: listOf([payout, refused]),
  listOwnDues: answerOf([due]),
  getPayout: answerOf(asked),
  listWallets: listOf([
    { personId: wallet.personId, name: 'Siti Aminah', available: 352_000, held: 100_000 },
    { personId: idOf(6, 2), name: 'Bambang Prasetyo Kusumawardhana', available: 120_000, held: 0 },
  ]),
  listPayouts: listOf([asked, refused]),
  getWalletTotals: answerOf(totals),
};
