import { expect, it } from 'vitest';
import { readRupiah, writeRupiah } from './rupiah-text.ts';

it.each([
  ['1250000', 1_250_000],
  ['1.250.000', 1_250_000],
  ['Rp1.250.000', 1_250_000],
  ['Rp 1.250.000,00', 1_250_000],
  ['Rp. 1.250.000,-', 1_250_000],
  ['IDR 1,250,000.00', 1_250_000],
  ['1,250,000', 1_250_000],
  ['1 250 000', 1_250_000],
  ['1.250', 1_250],
  ['1,250', 1_250],
  ['1000,00', 1_000],
  ['0', 0],
  ['-0', 0],
  ['-50.000', -50_000],
  ['-Rp50.000', -50_000],
  ['250rb', 250_000],
  ['1,5 jt', 1_500_000],
  ['1.1 juta', 1_100_000],
  ['1,250 juta', 1_250_000],
  ['2 miliar', 2_000_000_000],
])('reads %s as %i whole rupiah', (text, value) => {
  expect(readRupiah(text)).toEqual({ kind: 'rupiah', value });
});

it.each([
  '1.250,50',
  '12,5',
  '0,0000001 juta',
  'dua juta',
  '1.25.000',
  '1,2,3',
  '99999999999999999',
  '1..000',
  '.',
  'Rp1.000.00.0',
])('does not guess what %s is', (text) => {
  expect(readRupiah(text)).toEqual({ kind: 'unreadable' });
});

it.each(['', '   ', 'Rp', 'Rp. '])('takes "%s" as nothing', (text) => {
  expect(readRupiah(text)).toEqual({ kind: 'empty' });
});

it('writes groups of three with dots, and nothing for nothing', () => {
  expect([writeRupiah(1_250_000), writeRupiah(-50_000), writeRupiah(0), writeRupiah(null)]).toEqual([
    '1.250.000',
    '-50.000',
    '0',
    '',
  ]);
});

it('reads back everything it writes', () => {
  const values = [0, 1, 999, 1_000, 12_345, 1_250_000, Number.MAX_SAFE_INTEGER, -7_500];

  expect(values.map((value) => readRupiah(writeRupiah(value)))).toEqual(
    values.map((value) => ({ kind: 'rupiah', value })),
  );
});
