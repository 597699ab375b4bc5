import fc from 'fast-check';
import { expect, it } from 'vitest';
import { errorFile } from './error-file.ts';
import { readCells } from './read-cells.ts';

it.each([
  [
    'cells from the clipboard',
    'unit\tluas\nA-1\t36',
    [
      ['unit', 'luas'],
      ['A-1', '36'],
    ],
  ],
  [
    'semicolons',
    'unit;luas\r\nA-1;36,5\r\n',
    [
      ['unit', 'luas'],
      ['A-1', '36,5'],
    ],
  ],
  [
    'commas, quotes and a line within a cell',
    'unit,catatan\n"A ""1""","satu\ndua"',
    [
      ['unit', 'catatan'],
      ['A "1"', 'satu\ndua'],
    ],
  ],
  ['the mark of UTF-8, and an empty line that counts', '\uFEFFunit\n\nA-1', [['unit'], [''], ['A-1']]],
  ['nothing', '', []],
])('reads the cells of a file with %s', (_, text, lines) => {
  expect(readCells(text)).toEqual(lines);
});

it('reads back every error file as it was, but for formulas, which are kept from being any', () => {
  const cell = fc
    .string({ maxLength: 12 })
    .filter((text) => !/(?:^'|^\s*[=+\-@]|(?:^|[;\t\r\n])["\s]*[=+\-@]|^[\t\r])/.test(text));
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (rows) => {
      const file = errorFile(
        ['unit', 'luas'],
        rows.map((cells) => ({ cells, messages: ['salah'] })),
      );

      expect(readCells(file)).toEqual([['unit', 'luas', 'kesalahan'], ...rows.map((cells) => [...cells, 'salah'])]);
    }),
  );
  const file = errorFile(['unit'], [{ cells: ['=HYPERLINK("x")'], messages: ['salah'] }]);
  expect(readCells(file)[1]?.[0]).toBe(`'=HYPERLINK("x")`);
});
