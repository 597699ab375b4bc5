import { describe, expect, it } from 'vitest';
import { asked, hintOf, optionsOf } from './payment-options.ts';

describe('how an order can be paid', () => {
  it('is by the next bill and from the deposit where nothing is paid online', () => {
    expect(optionsOf({ methods: [], banks: [] })).toEqual(['next-bill', 'deposit']);
    expect(optionsOf({ methods: [], banks: ['bca'] })).toEqual(['next-bill', 'deposit']);
  });

  it('is by QRIS and by each bank that the organisation takes, the others after them', () => {
    expect(optionsOf({ methods: ['qris'], banks: ['bca'] })).toEqual(['next-bill', 'deposit', 'qris']);
    expect(optionsOf({ methods: ['va', 'qris'], banks: ['bni', 'bca'] }).toSorted()).toEqual(
      ['next-bill', 'deposit', 'qris', 'bca', 'bni'].toSorted(),
    );
  });

  it('is no virtual account where no bank is taken', () => {
    expect(optionsOf({ methods: ['va'], banks: [] })).toEqual(['next-bill', 'deposit']);
  });
});

describe('a choice as it is sent', () => {
  it.each([
    ['next-bill', { payment: 'next-bill' }],
    ['deposit', { payment: 'deposit' }],
    ['qris', { payment: 'online', method: 'qris', bank: null }],
    ['bca', { payment: 'online', method: 'va', bank: 'bca' }],
  ] as const)('names of %s what the server needs and nothing else', (payment, body) => {
    expect(asked(payment)).toEqual(body);
  });
});

describe('what is said below a choice', () => {
  it.each([
    ['next-bill', false, 'next-bill'],
    ['next-bill', true, 'next-bill'],
    ['deposit', false, 'deposit'],
    ['deposit', true, 'short'],
    ['qris', false, 'qris'],
    ['qris', true, 'tooMuch'],
    ['bca', true, 'va'],
  ] as const)('of %s (shut: %s) is %s', (payment, isShut, said) => {
    expect(hintOf(payment, isShut)).toBe(said);
  });
});
