import * as z from 'zod/mini';
import { sheetSource } from '../buildings/unit-import.ts';
import { id } from '../core/ids.ts';
import { importReport } from '../core/import-report.ts';
import { instant } from '../core/instant.ts';
import { day } from './bill-line.ts';
import { period } from './tariff.ts';
import { openingColumns } from './words.ts';

/** Whole rupiah. */
const rupiah = z.int();

/**
 * What people owed and what was kept for them when the books began. `check` says what would happen and changes nothing; rows with a
 * fault stop the whole import, or are left out of it.
 */
export const openingImport = z.object({
  source: sheetSource,
  /** The day on which it stands in the books: not after today, in a month that is open. */
  bookedOn: day,
  mode: z.enum(['check', 'apply']),
  faulty: z._default(z.enum(['stop', 'skip']), 'stop'),
});
export type OpeningImport = z.infer<typeof openingImport>;

/** What an import of opening balances found, and whether it was done. */
export const openingImportReport = z.object({
  ...importReport(openingColumns),
  /** Bills and deposits that are made, or would be, and what they come to. */
  bills: z.int(),
  owed: rupiah,
  deposits: z.int(),
  kept: rupiah,
  /** The first rows that are taken over. */
  preview: z.array(
    z.object({
      unitCode: z.string(),
      personName: z.string(),
      /** Null where nothing is owed. */
      period: z.nullable(period),
      dueOn: z.nullable(day),
      owed: rupiah,
      kept: rupiah,
    }),
  ),
  /** What it is undone by (`undoOpeningImport`); null where nothing was changed. */
  importId: z.nullable(id),
});
export type OpeningImportReport = z.infer<typeof openingImportReport>;

/** An import of opening balances. */
export const openingImportRecord = z.object({
  id,
  at: instant,
  /** Null where whoever did it has left. */
  byName: z.nullable(z.string()),
  bookedOn: day,
  bills: z.int(),
  owed: rupiah,
  deposits: z.int(),
  kept: rupiah,
  /** Until when it can be undone, while nothing of it was touched. */
  undoableUntil: instant,
  undoneAt: z.nullable(instant),
});
export type OpeningImportRecord = z.infer<typeof openingImportRecord>;
