import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mostRupiah } from '../amounts/rupiah.ts';
import { readDecimal, writeDecimal } from './decimal-text.ts';
import { formatRupiah } from './format-rupiah.ts';
import { terbilang } from './terbilang.ts';

it.each([
  [0n, 'nol rupiah'],
  [1n, 'satu rupiah'],
  [11n, 'sebelas rupiah'],
  [15n, 'lima belas rupiah'],
  [20n, 'dua puluh rupiah'],
  [100n, 'seratus rupiah'],
  [111n, 'seratus sebelas rupiah'],
  [1_000n, 'seribu rupiah'],
  [1_100n, 'seribu seratus rupiah'],
  [11_000n, 'sebelas ribu rupiah'],
  [21_001n, 'dua puluh satu ribu satu rupiah'],
  [100_000n, 'seratus ribu rupiah'],
  [1_000_000n, 'satu juta rupiah'],
  [1_001_000n, 'satu juta seribu rupiah'],
  [1_500_000n, 'satu juta lima ratus ribu rupiah'],
  [2_000_000_019n, 'dua miliar sembilan belas rupiah'],
  [1_000_000_000_000n, 'satu triliun rupiah'],
  [-50_000n, 'minus lima puluh ribu rupiah'],
])('%i is %s in words', (amount, words) => {
  expect(terbilang(amount)).toBe(words);
});

it('words say every amount back', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, mostRupiah), (amount) => {
      expect(amountOf(terbilang(amount))).toBe(amount);
    }),
    { numRuns: 10_000 },
  );
  expect(() => terbilang(mostRupiah + 1n)).toThrow(RangeError);
});

it('amounts are written with groups of three', () => {
  expect([formatRupiah(0n), formatRupiah(999n), formatRupiah(1_500_000n)]).toEqual([
    'Rp\u00a00',
    'Rp\u00a0999',
    'Rp\u00a01.500.000',
  ]);
});

it.each([
  ['1.444,70', 4, 14_447_000n],
  ['1444,7', 4, 14_447_000n],
  ['1444.70', 4, 14_447_000n],
  ['18.000', 4, 180_000_000n],
  ['36', 3, 36_000n],
  ['-0,5', 3, -500n],
  ['1 234,5', 1, 12_345n],
  ['36,500000', 3, 36_500n],
  ['7', 0, 7n],
])('reads %s with %i decimals as %i', (text, decimals, value) => {
  expect(readDecimal(text, decimals)).toEqual({ kind: 'decimal', value });
});

it.each([
  ['1,23456', 4],
  ['1.2.3', 4],
  ['12 rb', 4],
  ['1e6', 4],
  ['1.444.70', 4],
  ['9'.repeat(30), 4],
])('does not guess what %s is', (text, decimals) => {
  expect(readDecimal(text, decimals)).toEqual({ kind: 'unreadable' });
});

it('takes nothing for nothing', () => {
  expect(readDecimal(' \u00a0', 4)).toEqual({ kind: 'empty' });
});

it('reads back every number that it writes', () => {
  fc.assert(
    fc.property(fc.bigInt(-(10n ** 15n), 10n ** 15n), fc.integer({ min: 0, max: 6 }), (value, decimals) => {
      expect(readDecimal(writeDecimal(value, decimals), decimals)).toEqual({ kind: 'decimal', value });
    }),
    { numRuns: 10_000 },
  );
});

/** Words read back by another way than they are made: from left to right. */
function amountOf(words: string): bigint {
  const ones = [
    'nol',
    'satu',
    'dua',
    'tiga',
    'empat',
    'lima',
    'enam',
    'tujuh',
    'delapan',
    'sembilan',
    'sepuluh',
    'sebelas',
  ];
  const scales: Record<string, bigint> = {
    ribu: 1_000n,
    juta: 1_000_000n,
    miliar: 1_000_000_000n,
    triliun: 1_000_000_000_000n,
    kuadriliun: 1_000_000_000_000_000n,
  };
  let total = 0n;
  let group = 0n;
  let last = 0n;
  for (const word of words
    .replace(/^seribu/, 'satu ribu')
    .replaceAll(' seribu', ' satu ribu')
    .replaceAll('seratus', 'satu ratus')
    .split(' ')) {
    const scale = scales[word];
    if (ones.includes(word)) last = BigInt(ones.indexOf(word));
    else if (word === 'belas') last += 10n;
    else if (word === 'puluh' || word === 'ratus') {
      group += last * (word === 'puluh' ? 10n : 100n);
      last = 0n;
    } else if (scale !== undefined) {
      total += (group + last) * scale;
      group = 0n;
      last = 0n;
    }
  }
  return total + group + last;
}
