/** A cell that a spreadsheet would take for a formula is told to be text. */
const formula = /^[=+\-@\t\r]/;
/**
 * Where numbers have a comma, as in Indonesia, a spreadsheet splits a file at semicolons, and some at tabs, whatever stands
 * in quotation marks: what follows one of them, or a new line, is then a cell as well. A first line `sep=,` would help in
 * one product alone, and be a row of rubbish in the others.
 */
const innerFormula = /([;\t\r\n])(?=["\s]*[=+\-@])/g;

export type CsvCell = string | number | boolean | null;

function guarded(cell: CsvCell): string {
  if (typeof cell !== 'string') return String(cell ?? '');
  const inner = cell.replaceAll(innerFormula, "$1'");
  return formula.test(cell) ? `'${inner}` : inner;
}

/**
 * Rows as RFC 4180 writes them, with a byte order mark so that spreadsheets read UTF-8. Numbers keep their point;
 * text that begins like a formula is disarmed.
 */
export function toCsv(rows: readonly (readonly CsvCell[])[]): string {
  const quoted = (text: string) => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
  return `\uFEFF${rows.map((row) => row.map((cell) => quoted(guarded(cell))).join(',')).join('\r\n')}\r\n`;
}

/** Rows as a spreadsheet takes them from the clipboard: tabs between cells, and none inside. */
export function toTabbed(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => row.map((cell) => guarded(cell).replaceAll(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
}
