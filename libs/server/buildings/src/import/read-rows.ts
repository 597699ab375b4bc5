import type { UnitImportColumn } from '@imah/contract/buildings/words';
import { email as emailSchema } from '@imah/contract/identity';
import * as z from 'zod/mini';
import type { ImportFault } from './fault-texts.ts';
import { columnOfHeading } from './headings.ts';
import type { ImportRow, RowDefaults, RowFault, RowPerson } from './import-row.ts';
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
  const start = lines.findIndex((line) => line.some((cell) => cell.trim() !== ''));
  const headings = (lines[start] ?? []).map((heading) => heading.trim());
  const columns = new Map<UnitImportColumn, number>();
  for (const [index, heading] of headings.entries()) {
    const column = columnOfHeading(heading);
    if (column !== null && !columns.has(column)) columns.set(column, index);
  }
  if (start < 0 || !columns.has('code')) return null;
  const used = new Set(columns.values());
  const isOwners = /milik|owner/i.test(headings[columns.get('person') ?? -1] ?? '');
  const rows = lines.flatMap((cells, index) =>
    index <= start || cells.every((cell) => cell.trim() === '')
      ? []
      : [readRow(index + 1, cells, columns, defaults, isOwners)],
  );
  return {
    headings,
    ignoredHeadings: headings.filter((heading, index) => heading !== '' && !used.has(index)),
    rows,
  };
}

function readRow(
  row: number,
  cells: readonly string[],
  columns: ReadonlyMap<UnitImportColumn, number>,
  defaults: RowDefaults,
  isOwners: boolean,
): ImportRow {
  const faults: RowFault[] = [];
  const text = (column: UnitImportColumn) => (cells[columns.get(column) ?? -1] ?? '').trim();
  /** The value read, the one taken for an empty cell, or a fault. */
  const read = <T>(column: UnitImportColumn, reader: (text: string) => T | null, empty: T, fault: ImportFault): T => {
    if (text(column) === '') return empty;
    const value = reader(text(column));
    if (value === null) faults.push({ column, fault });
    return value ?? empty;
  };
  const must = (column: UnitImportColumn) => {
    if (text(column) === '') faults.push({ column, fault: 'missing' });
  };

  must('code');
  must('area');
  const floor = read('floor', readFloor, { level: 0, label: floorLabel(0) }, 'bad-floor');
  const section = read('section', atMost(120), defaults.section, 'too-long');
  const code = read('code', readCode, '', 'bad-code');
  const kind = read('kind', readKind, defaults.kind, 'bad-kind');
  const areaMilliM2 = read('area', readArea, 0, 'bad-area');
  const nppE6 = read<number | null>('npp', readNpp, null, 'bad-npp');
  const person = readPerson(text, read, isOwners);
  const lived = person === null ? 'vacant' : person.role === 'tenant' ? 'rented' : 'occupied';
  const status = read('status', readStatus, lived, 'bad-status');
  const unit = { section, level: floor.level, floorLabel: floor.label, code, kind, areaMilliM2, status, nppE6, person };
  return { row, cells, unit: faults.length === 0 ? unit : null, faults };
}

function readPerson(
  text: (column: UnitImportColumn) => string,
  read: <T>(column: UnitImportColumn, reader: (text: string) => T | null, empty: T, fault: ImportFault) => T,
  isOwners: boolean,
): RowPerson | null {
  const name = read('person', atMost(120), '', 'too-long');
  const role = read('role', readRole, isOwners ? 'owner' : 'tenant', 'bad-role');
  const phone = read<string | null>('phone', readPhone, null, 'bad-phone');
  const email = read<string | null>('email', readEmail, null, 'bad-email');
  const since = read<string | null>('since', readDay, null, 'bad-day');
  return text('person') === '' ? null : { name, role, phone, email, since };
}

const atMost = (length: number) => (text: string) => (text.length <= length ? text : null);

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
