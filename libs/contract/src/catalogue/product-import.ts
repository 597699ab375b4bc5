import * as z from 'zod/mini';
import { sheetSource } from '../buildings/unit-import.ts';
import { id } from '../core/ids.ts';
import { importReport } from '../core/import-report.ts';
import { instant } from '../core/instant.ts';
import { productImportColumns } from './words.ts';

/** `check` says what would happen and changes nothing; rows with a fault stop the whole import, or are left out of it. */
export const productImport = z.object({
  source: sheetSource,
  mode: z.enum(['check', 'apply']),
  faulty: z._default(z.enum(['stop', 'skip']), 'stop'),
});
export type ProductImport = z.infer<typeof productImport>;

/** What an import of products found, and whether it was done. */
export const productImportReport = z.object({
  ...importReport(productImportColumns),
  /** Products that are made, changed, and stand so already; prices that are said; or would be. */
  created: z.int(),
  changed: z.int(),
  same: z.int(),
  prices: z.int(),
  /** The first products that are made or changed. */
  preview: z.array(
    z.object({
      sku: z.string(),
      name: z.string(),
      becomes: z.enum(['created', 'changed']),
      price: z.nullable(z.int()),
    }),
  ),
  /** What it is undone by (`undoProductImport`); null where nothing was changed. */
  importId: z.nullable(id),
});
export type ProductImportReport = z.infer<typeof productImportReport>;

/** An import of the last day. */
export const productImportRecord = z.object({
  id,
  at: instant,
  /** Null where whoever did it has left. */
  byName: z.nullable(z.string()),
  created: z.int(),
  changed: z.int(),
  prices: z.int(),
  undoneAt: z.nullable(instant),
});
export type ProductImportRecord = z.infer<typeof productImportRecord>;
