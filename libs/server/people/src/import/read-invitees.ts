import type { UnitImportColumn } from '@imah/contract/buildings/words';
import { email as emailSchema } from '@imah/contract/identity';
import type { OccupancyRole } from '@imah/contract/people/words';
import * as z from 'zod/mini';
import {
  atMost,
  columnOfHeading,
  createCellReader,
  readPhone,
  readRole,
  readTable,
  type RowFault,
  type TableLine,
} from '@imah/server-buildings/import';

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

const needed = ['code', 'person', 'email'] as const;
const used: ReadonlySet<UnitImportColumn> = new Set([...needed, 'phone', 'role']);

/** Reads people out of cells whose first line names the columns. Null without columns of units, names and addresses. */
export function readInvitees(lines: readonly (readonly string[])[]): InviteeTable | null {
  const table = readTable(lines, columnOfInvitee, needed);
  if (table === null) return null;
  const { headings, ignoredHeadings } = table;
  const isOwners = /milik|owner/i.test(table.headingOf('person'));
  return { headings, ignoredHeadings, rows: table.lines.map((line) => readRow(line, isOwners)) };
}

function columnOfInvitee(heading: string): UnitImportColumn | null {
  const column = columnOfHeading(heading);
  return column !== null && used.has(column) ? column : null;
}

function readRow(line: TableLine<UnitImportColumn>, isOwners: boolean): InviteeRow {
  const { read, must, faults } = createCellReader(line);
  for (const column of needed) must(column);
  const name = read('person', atMost(120), '', 'too-long');
  const email = read('email', (typed) => z.safeParse(emailSchema, typed).data ?? null, '', 'bad-email');
  const phone = read<string | null>('phone', readPhone, null, 'bad-phone');
  const role = read('role', readRole, isOwners ? 'owner' : 'tenant', 'bad-role');
  const invitee = { code: line.text('code'), name, email, phone, role };
  return { row: line.row, cells: line.cells, invitee: faults.length === 0 ? invitee : null, faults };
}
