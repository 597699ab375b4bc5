import { unitImportLimits } from '@imah/contract/buildings/words';
import type { Locale } from '@imah/contract/core/words';
import { errorFile } from './error-file.ts';
import { type ImportFault, importFaultTexts } from './fault-texts.ts';
import type { RowFault } from './import-row.ts';

/** A row in which something is wrong. */
export interface FaultyRow<Column extends string> {
  readonly row: number;
  readonly cells: readonly string[];
  readonly faults: readonly RowFault<Column>[];
}

/** What every report of an import says of its faulty rows. */
export interface SaidOfRows<Column extends string> {
  readonly faults: { readonly row: number | null; readonly column: Column | null; readonly message: string }[];
  readonly faultyRows: number;
  readonly ignoredHeadings: string[];
  readonly errorFile: string | null;
}

/** Faults that an answer shows; the error file has all of them. */
const shownFaults = 200;

/** What is wrong, in words: with the whole first, then row by row, and all faulty rows as a file. */
export function saidOfRows<Column extends string>(
  { headings, ignoredHeadings }: { readonly headings: readonly string[]; readonly ignoredHeadings: readonly string[] },
  faulty: readonly FaultyRow<Column>[],
  { whole = null, locale }: { readonly whole?: ImportFault | null; readonly locale: Locale },
): SaidOfRows<Column> {
  const texts = importFaultTexts[locale];
  const ofRows = faulty.flatMap(({ row, faults }) =>
    faults.map(({ column, fault }) => ({ row, column, message: texts[fault] })),
  );
  const ofWhole = whole === null ? [] : [{ row: null, column: null, message: texts[whole] }];
  const lines = faulty.map(({ cells, faults }) => ({ cells, messages: faults.map(({ fault }) => texts[fault]) }));
  return {
    faults: [...ofWhole, ...ofRows].slice(0, shownFaults),
    faultyRows: faulty.length,
    ignoredHeadings: [...ignoredHeadings],
    errorFile: faulty.length === 0 ? null : errorFile(headings, lines),
  };
}

/** What is said of a source nothing was read from. */
export const saidOfNone = (fault: ImportFault, locale: Locale): SaidOfRows<never> =>
  saidOfRows({ headings: [], ignoredHeadings: [] }, [], { whole: fault, locale });

/** The fault of lines before they are looked at; null where they can be. */
export function faultOfLines(lines: readonly string[][] | null): ImportFault | null {
  if (lines === null) return 'unreadable';
  return lines.length > unitImportLimits.rows + 10 ? 'too-many-rows' : null;
}
