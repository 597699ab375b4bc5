import { disarm } from '@imah/server-platform/audit';

/** One line of the file: its cells and what is wrong with them. */
export interface FaultyLine {
  readonly cells: readonly string[];
  readonly messages: readonly string[];
}

/** CSV of the rows that could not be taken, with a column `kesalahan`; mended, it can be imported as it is. */
export function errorFile(headings: readonly string[], lines: readonly FaultyLine[]): string {
  const width = headings.length;
  const table = lines.map(({ cells, messages }) => [
    ...Array.from({ length: width }, (_, index) => cells[index] ?? ''),
    messages.join('; '),
  ]);
  // The mark at the beginning tells a spreadsheet that this is UTF-8.
  return `\uFEFF${[[...headings, 'kesalahan'], ...table].map((line) => line.map(toCell).join(',')).join('\r\n')}\r\n`;
}

/** Numbers of telephones begin like formulas, and are none. */
const isFormula = (text: string) => /^\s*[=+\-@]|^[\t\r]/.test(text) && !/^[+-]?[\d\s.,()-]+$/.test(text.trim());

/** A cell that a spreadsheet would take for a formula is kept from being one. */
function toCell(text: string): string {
  const harmless = disarm(text, isFormula);
  return /[",;\n\r]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
