import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { importReport } from '../core/import-report.ts';
import { instant } from '../core/instant.ts';
import { listQuery } from '../core/list.ts';
import { matchKinds, statementColumns, statementFormats, statementLimits, statementLineStates } from './words.ts';

const rupiah = z.int();
const day = z.iso.date();
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));

/** The file of a statement, as the bank writes it, in base64. `check` says what would happen and changes nothing. */
export const statementFile = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)),
  content: z.string().check(z.minLength(1), z.maxLength(Math.ceil(statementLimits.fileBytes / 3) * 4)),
  mode: z.enum(['check', 'apply']),
});
export type StatementFile = z.infer<typeof statementFile>;

const readLine = z.object({ on: day, amount: rupiah, description: z.string() });

/** What the file of a statement has, and whether it was taken. It is taken whole, or not at all. */
export const statementReport = z.object({
  ...importReport(statementColumns),
  /** Null where it is none that is known. */
  format: z.nullable(z.enum(statementFormats)),
  from: z.nullable(day),
  to: z.nullable(day),
  /** Whole rupiah; null where the file says nothing of it. */
  opening: z.nullable(rupiah),
  closing: z.nullable(rupiah),
  /** Lines that are new, or would be. */
  lines: z.int(),
  /** Lines that an earlier file had. */
  known: z.int(),
  /** Lines that the bank has not booked yet, which come with a later file. */
  pending: z.int(),
  /** Lines of less than a rupiah, which the books do not know. */
  belowRupiah: z.int(),
  /** The first of the new ones, as they were read. */
  preview: z.array(readLine),
  /** What it is undone by; null where nothing was taken. */
  importId: z.nullable(id),
});
export type StatementReport = z.infer<typeof statementReport>;

/** A file that was taken. */
export const statementImport = z.object({
  id,
  format: z.enum(statementFormats),
  fileName: z.string(),
  from: day,
  to: day,
  opening: z.nullable(rupiah),
  closing: z.nullable(rupiah),
  lines: z.int(),
  known: z.int(),
  at: instant,
  byName: z.string(),
  /** Whether none of its lines is dealt with, so that it can be undone. */
  undo: z.enum(['possible', 'used']),
});
export type StatementImport = z.infer<typeof statementImport>;

/** A part of what a line is matched with. */
const matchedPart = z.object({
  kind: z.enum(matchKinds),
  amount: rupiah,
  /** What the books call it. */
  memo: z.string(),
  entrySeq: z.int(),
  source: z.object({ type: z.string(), id }),
});

/** A line of a statement. What came in is above zero. */
export const statementLine = z.object({
  id,
  on: day,
  amount: rupiah,
  balance: z.nullable(rupiah),
  description: z.string(),
  reference: z.nullable(z.string()),
  state: z.enum(statementLineStates),
  /** Why it is ignored. */
  reason: z.nullable(z.string()),
  match: z.nullable(z.object({ id, at: instant, byName: z.string(), lineCount: z.int(), parts: z.array(matchedPart) })),
});
export type StatementLine = z.infer<typeof statementLine>;

/** Lines, the newest first. */
export const statementLineQuery = z.extend(listQuery, {
  state: z.optional(z.enum(statementLineStates)),
  direction: z.optional(z.enum(['in', 'out'])),
  search: z._default(z.string().check(z.maxLength(100)), ''),
});

/** Why a line is left out of the books. */
export const lineIgnoring = z.object({ reason });

/** Why a match is taken back. */
export const matchUndoing = z.object({ reason });
