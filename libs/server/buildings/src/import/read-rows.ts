import type { UnitImportColumn } from '@imah/contract/buildings/words';
import { email as emailSchema } from '@imah/contract/identity';
import * as z from 'zod/mini';
import { atMost, type CellReader, createCellReader } from './cell-reader.ts';
import { columnOfHeading } from './headings.ts';
import type { ImportRow, RowDefaults, RowPerson } from './import-row.ts';
import { readTable, type TableLine } from './read-table.ts';
import {
  floorLabel,
  readDay,
  readDecimal,
  readFloor,
  readKind,
  readPhone,
  readRole,
  readStatus,
} from './read-values.ts';

/** Headings with what they mean, and the rows below them. */
export interface ReadTable {
  readonly headings: readonly string[];
  readonly ignoredHeadings: readonly string[];
  readonly rows: readonly ImportRow[];
}

/** Reads rows of units out of cells whose first line names the columns. Null without a column of unit codes. */
export function readRows(lines: readonly (readonly string[])[], defaults: RowDefaults): ReadTable | null {
  const table = readTable(lines, columnOfHeading, ['code']);
  if (table === null) return null;
  const { headings, ignoredHeadings } = table;
  const isOwners = /milik|owner/i.test(table.headingOf('person'));
  return { headings, ignoredHeadings, rows: table.lines.map((line) => readRow(line, defaults, isOwners)) };
}

function readRow(line: TableLine<UnitImportColumn>, defaults: RowDefaults, isOwners: boolean): ImportRow {
  const cellsRead = createCellReader(line);
  const { read, must, faults } = cellsRead;
  must('code');
  must('area');
  const floor = read('floor', readFloor, { level: 0, label: floorLabel(0) }, 'bad-floor');
  const section = read('section', atMost(120), defaults.section, 'too-long');
  const code = read('code', readCode, '', 'bad-code');
  const kind = read('kind', readKind, defaults.kind, 'bad-kind');
  const areaMilliM2 = read('area', readArea, 0, 'bad-area');
  const nppE6 = read<number | null>('npp', readNpp, null, 'bad-npp');
  const person = readPerson(line, cellsRead, isOwners);
  const lived = person === null ? 'vacant' : person.role === 'tenant' ? 'rented' : 'occupied';
  const status = read('status', readStatus, lived, 'bad-status');
  const unit = { section, level: floor.level, floorLabel: floor.label, code, kind, areaMilliM2, status, nppE6, person };
  return { row: line.row, cells: line.cells, unit: faults.length === 0 ? unit : null, faults };
}

function readPerson(
  { text }: TableLine<UnitImportColumn>,
  { read }: CellReader<UnitImportColumn>,
  isOwners: boolean,
): RowPerson | null {
  const name = read('person', atMost(120), '', 'too-long');
  const role = read('role', readRole, isOwners ? 'owner' : 'tenant', 'bad-role');
  const phone = read<string | null>('phone', readPhone, null, 'bad-phone');
  const email = read<string | null>('email', readEmail, null, 'bad-email');
  const since = read<string | null>('since', readDay, null, 'bad-day');
  return text('person') === '' ? null : { name, role, phone, email, since };
}

function readCode(text: string): string | null {
  const code = text.toUpperCase().replaceAll(/\s*[-–/.\s]\s*/g, '-');
  return /^[A-Z0-9-]{1,40}$/.test(code) ? code : null;
}

function readArea(text: string): number | null {
  const area = readDecimal(text);
  if (area === null) return null;
  const milli = Math.round(area * 1000);
  return milli >= 1 && milli <= 1_000_000_000 ? milli : null;
}

function readNpp(text: string): number | null {
  const npp = readDecimal(text);
  return npp === null || npp > 100 ? null : Math.round(npp * 1_000_000);
}

function readEmail(text: string): string | null {
  return z.safeParse(emailSchema, text).data ?? null;
}
