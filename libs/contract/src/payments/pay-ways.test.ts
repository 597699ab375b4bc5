import { expect, it } from 'vitest';
import { howToPay, onlineMethods, payWaysOf, vaBanks } from './words.ts';

it('ways to pay are QRIS first, then each bank, as far as they are open', () => {
  expect(payWaysOf({ methods: [...onlineMethods].toReversed(), banks: ['cimb', 'bca'] })).toEqual([
    'qris',
    'bca',
    'cimb',
  ]);
  expect(payWaysOf({ methods: ['qris'], banks: [...vaBanks] })).toEqual(['qris']);
  expect(payWaysOf({ methods: [], banks: [...vaBanks] })).toEqual([]);
});

it('a bank is asked for by the method of virtual accounts, and QRIS names none', () => {
  expect([howToPay('qris'), howToPay('permata')]).toEqual([
    { method: 'qris', bank: null },
    { method: 'va', bank: 'permata' },
  ]);
});
