import { Parser } from 'saxen';
import { ArchiveError, readZip, type ZipEntry } from '@imah/server-platform/overload';
import { type CellCounter, countCells, TooManyCellsError } from './count-cells.ts';

/** Bytes that the parts of a workbook that are read may really unpack to. */
const maxUnpackedBytes = 60_000_000;
const maxEntries = 5_000;

/** The file is no workbook that can be read, or a bigger one than is taken. */
export class UnreadableWorkbookError extends Error {
  override readonly name = 'UnreadableWorkbookError';
}

/**
 * The cells of the first sheet of an XLSX file, as text, each at its place.
 * @throws {UnreadableWorkbookError}
 */
export function readXlsx(file: Uint8Array): string[][] {
  const text = openParts(file);
  const sheet = text(firstSheet(text));
  if (sheet === null) throw new UnreadableWorkbookError('no sheet');
  const shared = readSharedStrings(text('xl/sharedStrings.xml') ?? '<sst/>');
  try {
    return readSheet(sheet, shared, countCells());
  } catch (error) {
    if (error instanceof TooManyCellsError) throw new UnreadableWorkbookError('too many cells', { cause: error });
    throw error;
  }
}

const neededParts = /^xl\/(?:workbook\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/;

/** Unpacks a part when it is asked for, all of them together no further than the limit. */
function openParts(file: Uint8Array): (name: string) => string | null {
  const entries = new Map<string, ZipEntry>();
  for (const entry of unreadable(() => readZip(file, maxEntries))) {
    if (neededParts.test(entry.name)) entries.set(entry.name, entry);
  }
  let left = maxUnpackedBytes;
  return (name) => {
    const entry = entries.get(name);
    if (entry === undefined) return null;
    const bytes = unreadable(() => entry.read(left));
    left -= bytes.length;
    return new TextDecoder().decode(bytes);
  };
}

function unreadable<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof ArchiveError) throw new UnreadableWorkbookError(error.fault, { cause: error });
    throw error;
  }
}

/** The part that the first sheet of the workbook stands in. */
function firstSheet(text: (name: string) => string | null): string {
  const fallback = 'xl/worksheets/sheet1.xml';
  let relation: string | undefined;
  eachElement(text('xl/workbook.xml') ?? '<workbook/>', (name, attributes) => {
    if (name === 'sheet') relation ??= attributes['r:id'];
  });
  let target: string | undefined;
  eachElement(text('xl/_rels/workbook.xml.rels') ?? '<Relationships/>', (name, attributes) => {
    if (name === 'Relationship' && attributes['Id'] === relation) target = attributes['Target'];
  });
  if (target === undefined) return fallback;
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function readSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  let reading = false;
  let phonetic = false;
  parse(xml, {
    open: (name) => {
      if (name === 'si') strings.push('');
      if (name === 'rPh') phonetic = true;
      reading = name === 't' && !phonetic;
    },
    text: (value) => {
      if (reading) strings[strings.length - 1] += value;
    },
    close: (name) => {
      if (name === 'rPh') phonetic = false;
      reading = false;
    },
  });
  return strings;
}

function readSheet(xml: string, shared: readonly string[], count: CellCounter): string[][] {
  const lines: string[][] = [];
  let cell = { row: 0, column: 0, type: 'n' };
  let value = '';
  let reading = false;
  parse(xml, {
    open: (name, attributes) => {
      if (name === 'row') cell = { row: Number(attributes['r'] ?? cell.row + 1), column: 0, type: 'n' };
      if (name === 'c') {
        const column = attributes['r'] === undefined ? cell.column + 1 : columnOf(attributes['r']);
        cell = { ...cell, column, type: attributes['t'] ?? 'n' };
        value = '';
      }
      reading = name === 'v' || name === 't';
    },
    text: (part) => {
      if (reading) value += part;
    },
    close: (name) => {
      reading = false;
      if (name !== 'c' || value === '') return;
      if (cell.row < 1 || cell.row > maxRows || cell.column > maxColumns) throw new UnreadableWorkbookError('too big');
      const text = cell.type === 's' ? (shared[Number(value)] ?? '') : value;
      while (lines.length < cell.row) lines.push([]);
      const line = lines[cell.row - 1] ?? [];
      // The empty places before it count as well: they are what a cell far to the right costs.
      count(Math.max(1, cell.column - line.length), text.length);
      while (line.length < cell.column - 1) line.push('');
      line[cell.column - 1] = text;
    },
  });
  return lines;
}

const maxRows = 100_000;
const maxColumns = 500;

/** `AB12` → 28. */
function columnOf(reference: string): number {
  let column = 0;
  for (const letter of reference.replaceAll(/\d/g, '')) column = column * 26 + (letter.charCodeAt(0) - 64);
  return column;
}

interface Visitor {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (value: string) => void;
  readonly close?: (name: string) => void;
}

function eachElement(xml: string, open: Visitor['open']): void {
  parse(xml, { open });
}

/** Names without their prefix: some writers give every element one. */
function parse(xml: string, visitor: Visitor): void {
  const plain = (name: string) => name.slice(name.indexOf(':') + 1);
  const parser = new Parser();
  parser.on('openTag', (name, readAttributes) => visitor.open(plain(name), readAttributes()));
  parser.on('closeTag', (name) => visitor.close?.(plain(name)));
  parser.on('text', (value, decode) => visitor.text?.(decode(value)));
  parser.on('cdata', (value) => visitor.text?.(value));
  parser.on('error', (error) => {
    throw new UnreadableWorkbookError('no workbook', { cause: error });
  });
  parser.parse(xml);
}
