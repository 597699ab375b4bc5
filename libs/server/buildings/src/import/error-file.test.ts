import { expect, it } from 'vitest';
import { errorFile } from './error-file.ts';
import { readCells } from './read-cells.ts';
import { readTable } from './read-table.ts';

const linesOf = (text: string) => text.replace('\uFEFF', '').split('\r\n');

it('gives the rows back with what is wrong with them, so that they can be mended and imported', () => {
  const file = errorFile(['Unit', 'Luas'], [{ cells: ['A-1', 'nol'], messages: ['Luas tidak terbaca', 'Kode ganda'] }]);

  expect(file).toBe('\uFEFFUnit,Luas,kesalahan\r\nA-1,nol,"Luas tidak terbaca; Kode ganda"\r\n');
  expect(readCells(file)).toEqual([
    ['Unit', 'Luas', 'kesalahan'],
    ['A-1', 'nol', 'Luas tidak terbaca; Kode ganda'],
  ]);
});

it('gives a row that is shorter than the heading its empty cells', () => {
  expect(linesOf(errorFile(['Unit', 'Luas', 'Nama'], [{ cells: ['A-1'], messages: ['Luas kosong'] }]))[1]).toBe(
    'A-1,,,Luas kosong',
  );
});

it.each([
  ['a comma', 'A, B', '"A, B"'],
  ['a quotation mark', 'A "1"', '"A ""1"""'],
  ['a line break', 'A\nB', '"A\nB"'],
  ['a number of a telephone, which is no formula', '+62 812-3456', '+62 812-3456'],
])('writes %s as a spreadsheet reads it', (_what, cell, written) => {
  expect(errorFile(['Unit'], [{ cells: [cell], messages: ['x'] }])).toBe(`\uFEFFUnit,kesalahan\r\n${written},x\r\n`);
});

it.each([['=1+1'], ['@SUM(A1)'], ['-cmd'], ['+x']])('keeps %s from being a formula', (cell) => {
  const [, row] = readCells(errorFile(['Unit'], [{ cells: [cell], messages: ['x'] }]));

  expect(row).toEqual([`'${cell}`, 'x']);
});

it.each([['=1+1'], ['-20 derajat'], ['  @jam'], ['A;=1'], ["'kutip'"], ["it's -1"]])(
  '%j comes back out of a file as it was',
  (cell) => {
    const table = readTable(
      readCells(errorFile(['Nama'], [{ cells: [cell], messages: ['x'] }])),
      (heading) => (heading === 'Nama' ? 'name' : null),
      ['name'],
    );

    expect(table?.lines.map(({ text }) => text('name'))).toEqual([cell.trim()]);
  },
);
