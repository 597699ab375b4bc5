/** A cell that a spreadsheet would take for a formula, also behind the white space that it skips. */
const formula = /^\s*[=+\-@]|^[\t\r\n]/;

/** Rows as RFC 4180 writes them, with a byte order mark so that spreadsheets read UTF-8; what begins like a formula is disarmed. */
export function writeCsv(rows: readonly (readonly (string | number | null)[])[]): string {
  return `\uFEFF${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
}

function cell(value: string | number | null): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  return `"${(formula.test(value) ? `'${value}` : value).replaceAll('"', '""')}"`;
}
