import * as z from 'zod/mini';
import { sheetSource } from '../buildings/unit-import.ts';
import { unitImportColumns } from '../buildings/words.ts';
import { locales } from '../core/locale.ts';
import { occupantImportOutcomes } from './words.ts';

/** A list of people to invite, each with their unit; `check` says what would happen and changes nothing. */
export const occupantImport = z.object({
  source: sheetSource,
  mode: z.enum(['check', 'apply']),
  /** The language of the mails to who has no account yet. */
  locale: z.enum(locales),
});
export type OccupantImport = z.infer<typeof occupantImport>;

/** What a list of people came to, or would. */
export const occupantImportReport = z.object({
  applied: z.boolean(),
  /** Rows with anything in them, without the heading. */
  rows: z.int(),
  outcomes: z.record(z.enum(occupantImportOutcomes), z.int()),
  /** Row as the spreadsheet counts, null where the whole input is meant; `message` in the language of the request. */
  faults: z.array(
    z.object({ row: z.nullable(z.int()), column: z.nullable(z.enum(unitImportColumns)), message: z.string() }),
  ),
  faultyRows: z.int(),
  /** Headings nothing was read from. */
  ignoredHeadings: z.array(z.string()),
  /** The right rows, as they were read. */
  people: z.array(
    z.object({
      row: z.int(),
      unit: z.string(),
      name: z.string(),
      email: z.string(),
      outcome: z.enum(occupantImportOutcomes),
    }),
  ),
  /** CSV of the rows with a fault: their columns and one more, `kesalahan`. Null without a fault. */
  errorFile: z.nullable(z.string()),
});
export type OccupantImportReport = z.infer<typeof occupantImportReport>;
