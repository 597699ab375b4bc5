import { expect, it } from 'vitest';
import { toCsv, toTabbed } from './to-csv.ts';

it('writes rows with a byte order mark and quotes only what needs it', () => {
  expect(
    toCsv([
      ['Unit', 'Tagihan'],
      ['A-101', 1855230.5],
      ['Ruko "Dahlia", Blok B', null],
    ]),
  ).toBe('\uFEFFUnit,Tagihan\r\nA-101,1855230.5\r\n"Ruko ""Dahlia"", Blok B",\r\n');
});

it('disarms text that a spreadsheet would run as a formula, and leaves negative numbers alone', () => {
  expect(toCsv([['=HYPERLINK("x")', '+62 812', '@a', '-1', -1]])).toBe(
    '\uFEFF"\'=HYPERLINK(""x"")",\'+62 812,\'@a,\'-1,-1\r\n',
  );
});

it('puts tabs between the cells of what is copied and takes them out of the cells', () => {
  expect(
    toTabbed([
      ['Unit', 'Catatan'],
      ['A-101', 'baris satu\nbaris\tdua'],
      ['A-102', true],
    ]),
  ).toBe('Unit\tCatatan\nA-101\tbaris satu baris dua\nA-102\ttrue');
});

it('disarms what a spreadsheet would run that splits at semicolons or tabs', () => {
  expect(toCsv([['Air mati;=HYPERLINK("x")', 'a\t=1', 'A-1; B-2']])).toBe(
    '\uFEFF"Air mati;\'=HYPERLINK(""x"")",a\t\'=1,A-1; B-2\r\n',
  );
});
