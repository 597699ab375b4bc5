import { checkObjects } from '../testing/check-bounds.ts';
import {
  autopayDraft,
  payoutDraft,
  payoutListQuery,
  payoutMove,
  walletEntryQuery,
  walletListQuery,
  walletPaymentDraft,
  walletRule,
  walletTopUpDraft,
} from './index.ts';

const uuid = '01935e4f-7c1a-7b2c-8d3e-000000000001';
const page = { accepts: { limit: ['1', '200'], cursor: ['a'.repeat(500)] } };
const beyond = { limit: ['0', '201', '1.5', 'x'], cursor: ['a'.repeat(501), 7] };
const amounts = { accepts: [1, 1_000_000_000_000], refuses: [0, -1, 1.5, 1_000_000_000_001, '1', null] };
const ids = ['?', 7, null];

checkObjects([
  {
    name: 'walletEntryQuery',
    schema: walletEntryQuery,
    example: { period: '2026-11', limit: '50', cursor: 'abc' },
    required: [],
    accepts: { ...page.accepts, period: ['2026-01', '2099-12'] },
    refuses: { ...beyond, period: ['', '2026-13', '1999-12', '2026-11-01', 7, null] },
  },
  {
    name: 'walletListQuery',
    schema: walletListQuery,
    example: { search: 'siti', limit: '50', cursor: 'abc' },
    required: [],
    accepts: { ...page.accepts, search: ['', 'a'.repeat(100)] },
    refuses: { ...beyond, search: ['a'.repeat(101), 7, null] },
  },
  {
    name: 'payoutListQuery',
    schema: payoutListQuery,
    example: { state: 'requested', personId: uuid, limit: '50', cursor: 'abc' },
    required: [],
    accepts: { ...page.accepts, state: ['approved', 'paid', 'refused'] },
    refuses: { ...beyond, state: ['', 'held', 7, null], personId: ids },
  },
  {
    name: 'walletPaymentDraft',
    schema: walletPaymentDraft,
    example: { buildingId: uuid, billIds: [uuid], amount: 1 },
    required: ['buildingId', 'amount'],
    accepts: { billIds: [[], Array.from({ length: 20 }, () => uuid)], amount: amounts.accepts },
    refuses: {
      buildingId: ids,
      billIds: [Array.from({ length: 21 }, () => uuid), ['?'], null],
      amount: amounts.refuses,
    },
  },
  {
    name: 'walletTopUpDraft',
    schema: walletTopUpDraft,
    example: { buildingId: uuid, amount: 10_000, method: 'va', bank: 'bca' },
    required: ['buildingId', 'amount', 'method'],
    accepts: { amount: [10_000, 100_000_000], method: ['qris'], bank: ['bni', null] },
    refuses: {
      buildingId: ids,
      amount: [9_999, 100_000_001, 10_000.5, '10000', null],
      method: ['cash', 'deposit', 7, null],
      bank: ['', 'mandiri', 7],
    },
  },
  {
    name: 'payoutDraft',
    schema: payoutDraft,
    example: {
      buildingId: uuid,
      amount: 1,
      bank: 'BCA',
      accountNumber: '123456',
      accountName: 'Siti Aminah',
      note: 'Pindah',
    },
    required: ['buildingId', 'amount', 'bank', 'accountNumber', 'accountName'],
    accepts: {
      amount: amounts.accepts,
      bank: ['BCA', 'a'.repeat(40)],
      accountNumber: ['1'.repeat(6), '1'.repeat(20)],
      accountName: ['Ed', 'a'.repeat(80)],
      note: ['x', 'a'.repeat(500), null],
    },
    refuses: {
      buildingId: ids,
      amount: amounts.refuses,
      bank: ['', 'a', 'a'.repeat(41), 7, null],
      accountNumber: ['12345', '1'.repeat(21), '12345a', '123 456', 123_456, null],
      accountName: ['', 'a', 'a'.repeat(81), 7, null],
      note: ['', 'a'.repeat(501), 7],
    },
  },
  {
    name: 'payoutMove',
    schema: payoutMove,
    example: { move: 'refuse', reason: 'Nama lain' },
    required: ['move'],
    accepts: { move: ['approve', 'pay'], reason: ['abc', 'a'.repeat(500), null] },
    refuses: { move: ['', 'hold', 7, null], reason: ['ab', 'a'.repeat(501), 7] },
  },
  {
    name: 'autopayDraft',
    schema: autopayDraft,
    example: { state: 'on', limit: 1, when: 'day', day: 1 },
    required: ['state', 'limit', 'when', 'day'],
    accepts: { state: ['off'], limit: amounts.accepts, when: ['issued'], day: [28, null] },
    refuses: { state: ['', true, null], limit: amounts.refuses, when: ['', 'daily', null], day: [0, 29, 1.5, '1'] },
  },
  {
    name: 'walletRule',
    schema: walletRule,
    example: { floatLimit: 1_000_000_000 },
    required: ['floatLimit'],
    accepts: { floatLimit: [1_000_000, 1_000_000_000_000] },
    refuses: { floatLimit: [999_999, 1_000_000_000_001, 1.5, '1000000', null] },
  },
]);
