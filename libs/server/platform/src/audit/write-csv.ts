/** A cell that a spreadsheet would take for a formula, also behind the white space that it skips. */
const formula = /^\s*[=+\-@]|^[\t\r\n]/;
/**
 * Where numbers have a comma, as in Indonesia, a spreadsheet splits a file at semicolons, and some at tabs, whatever stands
 * in quotation marks: what follows one of them, or a new line, is then a cell as well. A first line `sep=,` would help in
 * one product alone, and be a row of rubbish in the others.
 */
const innerFormula = /([;\t\r\n])(?=["\s]*[=+\-@])/g;

/** Rows as RFC 4180 writes them, with a byte order mark so that spreadsheets read UTF-8; what begins like a formula is disarmed. */
export function writeCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

/** Rows as they come, page by page, as one file. */
export async function* csvParts(
  pages: AsyncIterable<readonly (readonly (string | number | null)[])[]>,
): AsyncGenerator<string> {
  let mark = 'first';
  for await (const page of pages) {
    // The byte order mark stands once, before everything.
    yield mark === 'first' ? writeCsv(page) : writeCsv(page).slice(1);
    mark = 'later';
  }
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return `"${disarm(value).replaceAll('"', '""')}"`;
}

/** The text with an apostrophe before all that a spreadsheet could run; `isFormula` says it of the text as a whole. */
export function disarm(text: string, isFormula: (text: string) => boolean = (whole) => formula.test(whole)): string {
  const inner = text.replaceAll(innerFormula, "$1'");
  return isFormula(text) ? `'${inner}` : inner;
}
