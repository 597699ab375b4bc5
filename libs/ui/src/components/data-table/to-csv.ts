/** A cell that a spreadsheet would take for a formula is told to be text. */
const formula = /^[=+\-@\t\r]/;

export type CsvCell = string | number | boolean | null;

const guarded = (cell: CsvCell) => (typeof cell === 'string' && formula.test(cell) ? `'${cell}` : String(cell ?? ''));

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
