import type { UnitImportColumn } from '@imah/contract/buildings/words';
import { email as emailSchema } from '@imah/contract/identity';
import type { OccupancyRole } from '@imah/contract/people/words';
import * as z from 'zod/mini';
import { columnOfHeading, type ImportFault, readPhone, readRole, type RowFault } from '@imah/server-buildings/import';

/** Somebody to invite, as a row names them. */
export interface Invitee {
  readonly code: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string | null;
  readonly role: OccupancyRole;
}

export interface InviteeRow {
  /** As a spreadsheet counts: the heading is 1. */
  readonly row: number;
  readonly cells: readonly string[];
  readonly invitee: Invitee | null;
  readonly faults: readonly RowFault[];
}

export interface InviteeTable {
  readonly headings: readonly string[];
  readonly ignoredHeadings: readonly string[];
  readonly rows: readonly InviteeRow[];
}

const used: ReadonlySet<UnitImportColumn> = new Set(['code', 'person', 'email', 'phone', 'role']);

/** Reads people out of cells whose first line names the columns. Null without columns of units, names and addresses. */
export function readInvitees(lines: readonly (readonly string[])[]): InviteeTable | null {
  const start = lines.findIndex((line) => line.some((cell) => cell.trim() !== ''));
  const headings = (lines[start] ?? []).map((heading) => heading.trim());
  const columns = new Map<UnitImportColumn, number>();
  for (const [index, heading] of headings.entries()) {
    const column = columnOfHeading(heading);
    if (column !== null && used.has(column) && !columns.has(column)) columns.set(column, index);
  }
  if (start < 0 || !(['code', 'person', 'email'] as const).every((column) => columns.has(column))) return null;
  const read = new Set(columns.values());
  const isOwners = /milik|owner/i.test(headings[columns.get('person') ?? -1] ?? '');
  return {
    headings,
    ignoredHeadings: headings.filter((heading, index) => heading !== '' && !read.has(index)),
    rows: lines.flatMap((cells, index) =>
      index <= start || cells.every((cell) => cell.trim() === '') ? [] : [readRow(index + 1, cells, columns, isOwners)],
    ),
  };
}

function readRow(
  row: number,
  cells: readonly string[],
  columns: ReadonlyMap<UnitImportColumn, number>,
  isOwners: boolean,
): InviteeRow {
  const faults: RowFault[] = [];
  const text = (column: UnitImportColumn) => (cells[columns.get(column) ?? -1] ?? '').trim();
  const read = <T>(column: UnitImportColumn, reader: (text: string) => T | null, empty: T, fault: ImportFault): T => {
    if (text(column) === '') return empty;
    const value = reader(text(column));
    if (value === null) faults.push({ column, fault });
    return value ?? empty;
  };
  for (const column of ['code', 'person', 'email'] as const)
    if (text(column) === '') faults.push({ column, fault: 'missing' });
  const name = read('person', (typed) => (typed.length <= 120 ? typed : null), '', 'too-long');
  const email = read('email', (typed) => z.safeParse(emailSchema, typed).data ?? null, '', 'bad-email');
  const phone = read<string | null>('phone', readPhone, null, 'bad-phone');
  const role = read('role', readRole, isOwners ? 'owner' : 'tenant', 'bad-role');
  const invitee = { code: text('code'), name, email, phone, role };
  return { row, cells, invitee: faults.length === 0 ? invitee : null, faults };
}
