import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { maxCells } from './count-cells.ts';
import { readLines } from './read-lines.ts';

const fileOf = (bytes: Uint8Array) =>
  ({ kind: 'file', name: 'unit', content: Buffer.from(bytes).toString('base64') }) as const;

it('reads a workbook, a CSV and what is pasted alike', async () => {
  const sheet = '<s><row r="1"><c r="A1"><v>unit</v></c></row><row r="2"><c r="A2"><v>7</v></c></row></s>';
  const workbook = zipSync({ 'xl/worksheets/sheet1.xml': strToU8(sheet) });
  const long = `unit\n${'7\n'.repeat(20_000)}`;

  expect(await readLines(fileOf(workbook), 'me')).toEqual([['unit'], ['7']]);
  expect(await readLines(fileOf(strToU8('unit\n7\n')), 'me')).toEqual([['unit'], ['7']]);
  expect(await readLines({ kind: 'text', text: 'unit\n7\n' }, 'me')).toEqual([['unit'], ['7']]);
  expect((await readLines({ kind: 'text', text: long }, 'me'))?.length).toBe(20_001);
});

it.each([
  [
    'a workbook that unpacks to far more than it may',
    zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(120_000_000) }),
  ],
  ['a CSV of more cells than anybody imports', strToU8(','.repeat(maxCells + 1))],
  ['a CSV with a character that no database keeps', strToU8('unit\nA\u0000B\n')],
  ['bytes that are no text', new Uint8Array([0xff, 0xfe, 0xff])],
])('says that it cannot read %s', async (_, bytes) => {
  expect(await readLines(fileOf(bytes), 'me')).toBe(null);
});
