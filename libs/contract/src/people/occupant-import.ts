import * as z from 'zod/mini';
import { sheetSource } from '../buildings/unit-import.ts';
import { unitImportColumns } from '../buildings/words.ts';
import { importReport } from '../core/import-report.ts';
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
  ...importReport(unitImportColumns),
  outcomes: z.record(z.enum(occupantImportOutcomes), z.int()),
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
});
export type OccupantImportReport = z.infer<typeof occupantImportReport>;
