import type { Budget } from '@imah/contract/finances';
import { spreadYear } from '@imah/contract/finances/words';
import { cellsOf, readAmount } from './read-amount.ts';

/** A line of a budget as the grid shows it. */
export type GridLine = Budget['lines'][number];
/** Which cell of a line: a month from 0 on, or the year. */
export type GridColumn = number | 'year';

/** The columns in their order: the year, then its months. */
export const gridColumns: readonly GridColumn[] = ['year', 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];

export const yearOf = (months: readonly number[]): number => months.reduce((sum, amount) => sum + amount, 0);

/** What stands in a cell. */
export const amountAt = ({ months }: GridLine, column: GridColumn): number =>
  column === 'year' ? yearOf(months) : (months[column] ?? 0);

/** The lines with another amount in a cell; that of a year is spread over its months. */
export function withAmount(
  lines: readonly GridLine[],
  accountId: string,
  column: GridColumn,
  amount: number,
): readonly GridLine[] {
  return lines.map((line) => {
    if (line.accountId !== accountId || amountAt(line, column) === amount) return line;
    const months = column === 'year' ? spreadYear(amount) : line.months.with(column, amount);
    return { ...line, months };
  });
}

/** The lines with the cells of a spreadsheet from a cell on; null where one is no amount. What does not fit in falls off. */
export function withPasted(
  lines: readonly GridLine[],
  from: { readonly row: number; readonly column: GridColumn },
  text: string,
): readonly GridLine[] | null {
  const cells = cellsOf(text);
  if (cells === null) return lines;
  const first = gridColumns.indexOf(from.column);
  let pasted = lines;
  for (const [down, row] of cells.entries())
    for (const [right, cell] of row.entries()) {
      const column = gridColumns[first + right];
      const line = lines[from.row + down];
      if (column === undefined || line === undefined) continue;
      const amount = readAmount(cell, column === 'year' ? 12 : 1);
      if (amount === null) return null;
      pasted = withAmount(pasted, line.accountId, column, amount);
    }
  return pasted;
}
