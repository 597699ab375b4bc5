import { expect, it } from 'vitest';
import { type Candidates, suggestMatches } from './suggest-matches.ts';
import type { OpenPayer } from './suggest-payers.ts';
import { hasNumber, namesPerson, namesUnit } from './words-in-text.ts';

const none: Candidates = { entries: [], payers: [], payments: [], feeAccount: null };
const line = (amount: number, text = '', on = '2026-11-20') => ({ on, amount, text });
const entry = (nth: number, amount: number, more: object = {}): Candidates['entries'][number] => ({
  entryId: `entry-${nth}`,
  seq: nth,
  on: '2026-11-20',
  memo: `KWT-2026-00000${nth}`,
  personName: null,
  amount,
  reference: null,
  ...more,
});
const payer = (name: string, amounts: readonly number[], unitCode = 'A-101'): OpenPayer => ({
  buildingId: 'gedung',
  buildingName: 'Menara',
  personId: name,
  name,
  bills: amounts.map((outstanding, at) => ({ number: `INV-2026-0000${name.length}${at}`, unitCode, outstanding })),
});
const payment = (nth: number, on: string, amount: number) => ({
  paymentId: `bayar-${nth}`,
  number: `KWT-${nth}`,
  personName: 'Sari',
  on,
  method: 'qris' as const,
  amount,
});
const said = (amount: number, text: string, candidates: Partial<Candidates>) =>
  suggestMatches(line(amount, text), { ...none, ...candidates }).map(({ title, reasons }) => [title, ...reasons]);

it.each([
  ['TRSF E-BANKING CR SITI AMINAH', 'Siti Aminah', true],
  ['TRSF CR SITI AMIN', 'Siti Aminah', true],
  ['TRSF CR AMINAH', 'Siti Aminah', false],
  ['BAYAR IURAN', 'Iuran', false],
  ['UANG DARI BUDI', 'Budi', true],
  ['UANG DARI BUDIMAN', 'Budi', false],
  ['UANG ALI', 'Ali', false],
])('%j names %s: %s', (text, name, named) => {
  expect(namesPerson(text, name)).toBe(named);
});

it('numbers are known whatever the bank makes of their marks, units as words of their own', () => {
  expect([hasNumber('bayar inv 2026/000123', 'INV-2026-000123'), hasNumber('2026000123', 'INV-2026-000123')]).toEqual([
    true,
    false,
  ]);
  expect(['UNIT A-101', 'A101 NOV', 'A 101'].map((text) => namesUnit(text, 'A-101'))).toEqual([true, true, true]);
  expect(['BA-101', 'A-1012', '101'].map((text) => namesUnit(text, 'A-101'))).toEqual([false, false, false]);
  expect(namesUnit('TRSF 101', '101')).toBe(false);
});

it('an amount that many owe says nothing of any of them; a name beside it does', () => {
  const payers = [payer('Siti Aminah', [648_000]), payer('Budi Santoso', [648_000])];

  expect(said(648_000, 'TRSF', { payers })).toEqual([]);
  expect(said(648_000, 'TRSF BUDI SANTOSO', { payers })).toEqual([['Budi Santoso', 'name', 'amount']]);
  expect(said(648_000, 'TRSF', { payers: payers.slice(0, 1) })).toEqual([['Siti Aminah', 'amount']]);
});

it('all that somebody owes counts as one amount, and somebody who pays something else is named all the same', () => {
  const payers = [payer('Siti Aminah', [648_000, 100_000])];

  expect(said(748_000, 'TRSF', { payers })).toEqual([['Siti Aminah', 'amount']]);
  expect(said(50_000, 'SITI AMINAH', { payers })).toEqual([['Siti Aminah', 'name']]);
});

it('three digits more than a bill know its payer, while nobody else could have paid as much', () => {
  const payers = [payer('Siti', [648_000]), payer('Budi', [650_000])];

  expect(said(648_123, 'TRSF A-101', { payers: [payer('Siti', [648_000])] })).toEqual([
    ['Siti', 'unit', 'unique-suffix'],
  ]);
  expect(said(650_000, 'TRSF', { payers })).toEqual([['Budi', 'amount']]);
  expect(said(647_000, 'TRSF', { payers })).toEqual([]);
});

it('an entry of the same amount is suggested, the likelier the more speaks for it, and one of long ago is not', () => {
  const entries = [
    entry(1, 500_000),
    entry(2, 500_000, { personName: 'Siti Aminah', reference: 'REF-778899' }),
    entry(3, 500_000, { on: '2026-10-01' }),
    entry(4, -500_000),
  ];

  expect(said(500_000, 'SITI AMINAH REF778899', { entries })).toEqual([
    ['KWT-2026-000002 Siti Aminah', 'amount', 'reference', 'name', 'near-day'],
    ['KWT-2026-000001', 'amount', 'near-day'],
  ]);
  expect(said(-500_000, '', { entries })).toEqual([['KWT-2026-000004', 'amount', 'near-day']]);
});

it('several entries that come to the amount are suggested together, where none does alone', () => {
  const entries = [entry(1, 100_000), entry(2, 250_000), entry(3, 300_000), entry(4, 7_000)];
  const [together] = suggestMatches(line(650_000), { ...none, entries });

  expect(together?.parts).toEqual([1, 2, 3].map((nth) => ({ kind: 'entry', entryId: `entry-${nth}` })));
  expect(together?.reasons).toEqual(['amount-together', 'near-day']);
});

it('a payout is the payments of days in a row that come to a little more: the difference is its fee', () => {
  const payments = [
    payment(1, '2026-11-17', 500_000),
    payment(2, '2026-11-18', 300_000),
    payment(3, '2026-11-19', 200_000),
  ];
  const [both] = suggestMatches(line(796_000, 'MIDTRANS SETTLEMENT'), { ...none, payments });

  expect(both).toEqual({
    parts: [{ kind: 'settlement', paymentIds: ['bayar-1', 'bayar-2'], fee: 4_000 }],
    title: 'KWT-1 +1',
    detail: '2026-11-17 – 2026-11-18',
    reasons: ['less-fee', 'bank-words', 'near-day'],
  });
  expect(said(600_000, 'MIDTRANS', { payments })).toEqual([]);
  expect(said(500_000, '', { payments })).toEqual([['KWT-1', 'amount', 'less-fee']]);
});

it('what the bank takes for itself is known by its words, of money that goes out alone', () => {
  const feeAccount = { accountId: 'beban', title: '5100 Beban operasional' };

  expect(said(-15_000, 'BIAYA ADM', { feeAccount })).toEqual([['5100 Beban operasional', 'bank-words']]);
  expect(said(-1_234, 'PAJAK BUNGA', { feeAccount })).toEqual([['5100 Beban operasional', 'bank-words']]);
  expect(said(15_000, 'BIAYA ADM', { feeAccount })).toEqual([]);
  expect(said(-15_000, 'TARIKAN ATM', { feeAccount })).toEqual([]);
});
