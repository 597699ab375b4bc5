import * as z from 'zod/mini';

/** What the report of every import says of its rows, beside what it makes of them. `columns`: what a column can mean. */
export function importReport<const Column extends string>(columns: readonly Column[]) {
  return {
    applied: z.boolean(),
    /** Rows with anything in them, without the heading. */
    rows: z.int(),
    /** The first of them, each with its row as the spreadsheet counts; null where the whole input is meant. */
    faults: z.array(z.object({ row: z.nullable(z.int()), column: z.nullable(z.enum(columns)), message: z.string() })),
    /** All rows with a fault. */
    faultyRows: z.int(),
    /** Headings nothing was read from. */
    ignoredHeadings: z.array(z.string()),
    /** CSV of the rows with a fault: their columns and one more, `kesalahan`. Null without a fault. */
    errorFile: z.nullable(z.string()),
  };
}
