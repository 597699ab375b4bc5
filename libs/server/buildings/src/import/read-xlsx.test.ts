import { strToU8, zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readXlsx, UnreadableWorkbookError } from './read-xlsx.ts';

const workbook = `<workbook xmlns:r="r"><sheets><sheet name="Unit" sheetId="1" r:id="rId7"/></sheets></workbook>`;
const relations = `<Relationships><Relationship Id="rId1" Target="styles.xml"/><Relationship Id="rId7" Target="worksheets/unit.xml"/></Relationships>`;
const book = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));

it('reads shared, inline and plain cells of the first sheet, each at its place', () => {
  const file = book({
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': relations,
    'xl/sharedStrings.xml': `<sst><si><t>unit</t></si><si><r><t>lu</t></r><r><t>as</t></r><rPh><t>x</t></rPh></si></sst>`,
    'xl/worksheets/unit.xml': `<worksheet><sheetData>
      <row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="s"><v>1</v></c></row>
      <row r="3"><c r="A3" t="inlineStr"><is><t>A &amp; B</t></is></c><c r="C3"><v>36.5</v></c></row>
    </sheetData></worksheet>`,
  });

  expect(readXlsx(file)).toEqual([['unit', '', 'luas'], [], ['A & B', '', '36.5']]);
});

it('reads cells that do not say where they stand, and elements with a prefix', () => {
  const file = book({
    'xl/worksheets/sheet1.xml': `<x:worksheet xmlns:x="y"><x:sheetData>
      <x:row><x:c><x:v>1</x:v></x:c><x:c><x:v>2</x:v></x:c></x:row><x:row><x:c><x:v>3</x:v></x:c></x:row>
    </x:sheetData></x:worksheet>`,
  });

  expect(readXlsx(file)).toEqual([['1', '2'], ['3']]);
});

it.each([
  ['no archive', strToU8('PK, but no archive')],
  ['no sheet', book({ 'xl/other.xml': '<a/>' })],
  [
    'a cell far outside',
    book({ 'xl/worksheets/sheet1.xml': '<s><row r="900000"><c r="A900000"><v>1</v></c></row></s>' }),
  ],
])('refuses what is no workbook to read: %s', (_, file) => {
  expect(() => readXlsx(file)).toThrow(UnreadableWorkbookError);
});

it('does not unpack what says that it is bigger than is taken', () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(61_000_000) });

  expect(bomb.length).toBeLessThan(100_000);
  expect(() => readXlsx(bomb)).toThrow(UnreadableWorkbookError);
});

it('gives a part that lies about its size no more room than it asked for', () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(5_000_000) });
  const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.length);
  for (let at = 0; at < bomb.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x0201_4b50) view.setUint32(at + 24, 64, true);
  }

  expect(() => readXlsx(bomb)).toThrow(UnreadableWorkbookError);
});

it('unpacks no more than it may of a part that says it is small, which another reader would unpack to the end', () => {
  const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(200_000_000) });
  const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.length);
  for (let at = 0; at < bomb.length - 4; at += 1) {
    if (view.getUint32(at, true) === 0x0201_4b50) view.setUint32(at + 24, 1_000, true);
  }

  expect(() => readXlsx(bomb)).toThrow(new UnreadableWorkbookError('too-big'));
});

it('refuses a table whose empty places before far cells are more than is kept', () => {
  const rows = Array.from(
    { length: 2_000 },
    (_, index) => `<row r="${index + 1}"><c r="RR${index + 1}"><v>1</v></c></row>`,
  );
  const file = book({ 'xl/worksheets/sheet1.xml': `<s>${rows.join('')}</s>` });

  expect(() => readXlsx(file)).toThrow(new UnreadableWorkbookError('too many cells'));
});
