import { expect, it } from 'vitest';
import type { LineToMatch } from './line-to-match.ts';
import { type OpenPayer, suggestPayers } from './suggest-payers.ts';
import { suggestSettlements } from './suggest-settlements.ts';

const bill = (outstanding: number, number = 'INV-2026-000001', unitCode = 'A-101') => ({
  number,
  unitCode,
  outstanding,
});
const payer = (name: string, bills: OpenPayer['bills'], more: Partial<OpenPayer> = {}): OpenPayer => ({
  buildingId: 'gedung',
  buildingName: 'Menara',
  personId: name,
  name,
  bills,
  ...more,
});
const line = (amount: number, text = ''): LineToMatch => ({ on: '2026-11-20', amount, text });
const named = (amount: number, text: string, payers: readonly OpenPayer[]) =>
  suggestPayers(line(amount, text), payers).map(({ title, reasons }) => [title, ...reasons]);

const sari = payer('Sari Dewi', [bill(648_000)]);
const budi = payer('Budi Santoso', [bill(700_000, 'INV-2026-000002', 'B-202')]);

it('whoever owes just that is suggested, and nobody where two owe it', () => {
  const twin = payer('Tono', [bill(648_000, 'INV-2026-000003', 'C-303')]);

  expect(named(648_000, 'TRSF', [sari, budi])).toEqual([['Sari Dewi', 'amount']]);
  expect(named(648_000, 'TRSF', [sari, twin])).toEqual([]);
  expect(named(648_000, 'TRSF UNIT C-303', [sari, twin])).toEqual([['Tono', 'unit', 'amount']]);
});

it('what somebody owes in all is an amount of theirs as each bill is', () => {
  const both = payer('Sari Dewi', [bill(648_000), bill(52_000, 'INV-2026-000009')]);

  expect(named(700_000, 'TRSF', [both])).toEqual([['Sari Dewi', 'amount']]);
  expect(named(52_000, 'TRSF', [both])).toEqual([['Sari Dewi', 'amount']]);
  expect(named(596_000, 'TRSF', [both])).toEqual([]);
});

it('a number of a bill, a name or a unit names its payer, whatever was paid', () => {
  expect(named(1_000, 'BAYAR INV/2026/000002', [sari, budi])).toEqual([['Budi Santoso', 'bill-number']]);
  expect(named(1_000, 'TRSF SARI DEWI', [sari, budi])).toEqual([['Sari Dewi', 'name']]);
  expect(named(1_000, 'IPL B202', [sari, budi])).toEqual([['Budi Santoso', 'unit']]);
});

it('up to 999 rupiah more know the one payer who could have paid so, and none where another owes the very amount', () => {
  expect(named(648_123, 'TRSF', [sari, budi])).toEqual([['Sari Dewi', 'unique-suffix']]);
  expect(named(648_999, 'TRSF', [sari, budi])).toEqual([['Sari Dewi', 'unique-suffix']]);
  expect(named(649_000, 'TRSF', [sari, budi])).toEqual([]);
  expect(named(648_123, 'TRSF', [sari, payer('Tono', [bill(648_123)])])).toEqual([['Tono', 'amount']]);
  expect(named(648_123, 'TRSF', [sari, payer('Tono', [bill(648_100)])])).toEqual([]);
});

it('the part that is offered pays the whole line to that payer in that building', () => {
  const [suggestion] = suggestPayers(line(648_000), [payer('Sari', sari.bills, { buildingId: 'lain' })]);

  expect(suggestion).toEqual({
    parts: [{ kind: 'payer', buildingId: 'lain', personId: 'Sari', amount: 648_000 }],
    title: 'Sari',
    detail: 'A-101 · Menara',
    reasons: ['amount'],
  });
});

it('of many units the first three are told, each once', () => {
  const units = ['A-1', 'A-1', 'A-2', 'A-3', 'A-4'].map((code) => bill(1_000, 'INV-2026-000001', code));

  expect(suggestPayers(line(5_000), [payer('Sari', units)])[0]?.detail).toBe('A-1, A-2, A-3 · Menara');
});

const online = (nth: number, on: string, amount: number) => ({
  paymentId: `bayar-${nth}`,
  number: `KWT-${nth}`,
  personName: 'Sari',
  on,
  method: 'qris' as const,
  amount,
});
const settled = (amount: number, text: string, payments: Parameters<typeof suggestSettlements>[1]) =>
  suggestSettlements(line(amount, text), payments).map(({ title, detail, reasons }) => [title, detail, ...reasons]);

it('a payout without a fee is an amount that fits, one with a fee says that it is less', () => {
  const one = [online(1, '2026-11-18', 500_000)];

  expect(settled(500_000, 'KR', one)).toEqual([['KWT-1', '2026-11-18', 'amount', 'less-fee']]);
  expect(settled(496_500, 'MIDTRANS', one)).toEqual([['KWT-1', '2026-11-18', 'less-fee', 'bank-words', 'near-day']]);
});

it('payments of long ago are not called near, and without a word of the gateway that is too little to say', () => {
  expect(settled(496_500, 'MIDTRANS', [online(1, '2026-11-14', 500_000)])).toEqual([
    ['KWT-1', '2026-11-14', 'less-fee', 'bank-words'],
  ]);
  expect(settled(496_500, 'KR', [online(1, '2026-11-15', 500_000)])).toEqual([
    ['KWT-1', '2026-11-15', 'less-fee', 'near-day'],
  ]);
});

it('a payout is never more than what was paid, nor so much less that no gateway would take it', () => {
  const one = [online(1, '2026-11-18', 500_000)];

  expect(settled(500_001, 'KR', one)).toEqual([]);
  expect(settled(400_000, 'KR', one)).toEqual([]);
});

it('what was paid after the line is not in it, and of several groups that fit the one with the least fee is meant', () => {
  const payments = [
    online(1, '2026-11-17', 2_000),
    online(2, '2026-11-18', 500_000),
    online(3, '2026-11-19', 300_000),
    online(4, '2026-11-21', 300_000),
  ];

  expect(settled(800_000, 'KR', payments)).toEqual([['KWT-2 +1', '2026-11-18 – 2026-11-19', 'amount', 'less-fee']]);
  expect(settled(300_000, 'KR', payments.slice(3))).toEqual([]);
});
