import type { Locale } from '@imah/contract/core/words';
import type { StatementReport } from '@imah/contract/statements';
import { errorFile } from '@imah/server-buildings/import';
import type { ParsedStatement } from './files/parse-statement.ts';
import type { FileFault } from './files/read-statement.ts';
import { type KnownLine, rupiahOf } from './identify-lines.ts';
import { statementTexts } from './import-texts.ts';

/** Lines and faults that an answer shows; the error file has all of them. */
const shown = { lines: 50, faults: 200 } as const;

interface Counts {
  readonly fresh: readonly KnownLine[];
  readonly known: number;
  readonly belowRupiah: number;
}

/** What a file has, in the person's language. */
export function reportOf(
  read: ParsedStatement,
  { fresh, known, belowRupiah }: Counts,
  importId: string | null,
  locale: Locale,
): StatementReport {
  const texts = statementTexts[locale];
  const { fault, faulty, format, from, to, openingSen, closingSen, headings, ignoredHeadings, pending } = read;
  const ofWhole = fault === null ? [] : [{ row: null, column: null, message: texts[fault] }];
  const ofRows = faulty.flatMap(({ row, faults }) =>
    faults.map((one) => ({ row, column: one.column, message: texts[one.fault] })),
  );
  const lines = faulty.map(({ cells, faults }) => ({ cells, messages: faults.map((one) => texts[one.fault]) }));
  return {
    applied: importId !== null,
    rows: read.lines.length + (faulty.some(({ faults }) => faults.some(isOfRead)) ? faulty.length : 0),
    faults: [...ofWhole, ...ofRows].slice(0, shown.faults),
    faultyRows: faulty.length,
    ignoredHeadings: [...ignoredHeadings],
    errorFile: faulty.length === 0 ? null : errorFile(headings, lines),
    format,
    from,
    to,
    opening: openingSen === null ? null : rupiahOf(openingSen),
    closing: closingSen === null ? null : rupiahOf(closingSen),
    lines: fresh.length,
    known,
    pending,
    belowRupiah,
    preview: fresh.slice(0, shown.lines).map(({ on, amount, description }) => ({ on, amount, description })),
    importId,
  };
}

/** A row whose balance breaks was read all the same, and is among the lines. */
const isOfRead = ({ fault }: { readonly fault: string }) => fault !== 'breaks-balance';

/** What is said of a file that nothing was read from. */
export function refusedReport(fault: FileFault, locale: Locale): StatementReport {
  return {
    applied: false,
    rows: 0,
    faults: [{ row: null, column: null, message: statementTexts[locale][fault] }],
    faultyRows: 0,
    ignoredHeadings: [],
    errorFile: null,
    format: null,
    from: null,
    to: null,
    opening: null,
    closing: null,
    lines: 0,
    known: 0,
    pending: 0,
    belowRupiah: 0,
    preview: [],
    importId: null,
  };
}
