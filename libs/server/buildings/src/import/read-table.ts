/** A line of cells, by what its columns mean. */
export interface TableLine<Column extends string> {
  /** As a spreadsheet counts: the heading is 1. */
  readonly row: number;
  readonly cells: readonly string[];
  /** What stands in a column; empty where it is not there. */
  readonly text: (column: Column) => string;
}

/** Headings with the lines below them. */
export interface SheetTable<Column extends string> {
  readonly headings: readonly string[];
  /** Headings nothing is read from. */
  readonly ignoredHeadings: readonly string[];
  /** What a column is called here; empty where it is not there. */
  readonly headingOf: (column: Column) => string;
  readonly lines: readonly TableLine<Column>[];
}

/** Finds the columns of cells whose first line names them. Null without those that are needed. */
export function readTable<Column extends string>(
  lines: readonly (readonly string[])[],
  columnOf: (heading: string) => Column | null,
  needed: readonly Column[],
): SheetTable<Column> | null {
  const start = lines.findIndex((line) => line.some((cell) => cell.trim() !== ''));
  const headings = (lines[start] ?? []).map((heading) => heading.trim());
  const columns = new Map<Column, number>();
  for (const [index, heading] of headings.entries()) {
    const column = columnOf(heading);
    if (column !== null && !columns.has(column)) columns.set(column, index);
  }
  if (start < 0 || !needed.every((column) => columns.has(column))) return null;
  const used = new Set(columns.values());
  return {
    headings,
    ignoredHeadings: headings.filter((heading, index) => heading !== '' && !used.has(index)),
    headingOf: (column) => headings[columns.get(column) ?? -1] ?? '',
    lines: lines.flatMap((cells, index) => {
      if (index <= start || cells.every((cell) => cell.trim() === '')) return [];
      const text = (column: Column) => armed(cells[columns.get(column) ?? -1] ?? '').trim();
      return [{ row: index + 1, cells, text }];
    }),
  };
}

/** As it was before a file of ours kept it from being a formula: what leaves the house comes back as it was. */
const armed = (cell: string) =>
  cell.replace(/^'(?=\s*[=+\-@]|[\t\r\n])/, '').replaceAll(/([;\t\r\n])'(?=["\s]*[=+\-@])/g, '$1');
