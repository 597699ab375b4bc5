import { expect, it } from 'vitest';
import { compareValues, textOf } from './data-column.ts';

const words = { yes: 'Ya', no: 'Tidak' };

it('orders words by the alphabet and by the numbers in them', () => {
  expect(['A-10', 'a-9', 'B-1', 'A-2'].toSorted(compareValues)).toEqual(['A-2', 'a-9', 'A-10', 'B-1']);
});

it('orders numbers by size and no before yes', () => {
  expect([10, 9, -1].toSorted(compareValues)).toEqual([-1, 9, 10]);
  expect([true, false].toSorted(compareValues)).toEqual([false, true]);
});

it('writes nothing as a dash and yes and no as words', () => {
  const column = { id: 'a', label: 'A', value: (row: string | boolean | null) => row };

  expect([null, '', true, false, 'A-101'].map((row) => textOf(column, row, words))).toEqual([
    '–',
    '–',
    'Ya',
    'Tidak',
    'A-101',
  ]);
});
