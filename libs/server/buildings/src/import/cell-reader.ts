import type { ImportFault } from './fault-texts.ts';
import type { RowFault } from './import-row.ts';
import type { TableLine } from './read-table.ts';

/** Reads the cells of one line, and keeps what was wrong with them. */
export interface CellReader<Column extends string> {
  readonly faults: readonly RowFault<Column>[];
  /** The value read, the one taken for an empty cell; or a fault, and that one. */
  readonly read: <T>(column: Column, reader: (text: string) => T | null, empty: T, fault: ImportFault) => T;
  /** A cell that may not be empty. */
  readonly must: (column: Column) => void;
}

export function createCellReader<Column extends string>({ text }: Pick<TableLine<Column>, 'text'>): CellReader<Column> {
  const faults: RowFault<Column>[] = [];
  return {
    faults,
    read: (column, reader, empty, fault) => {
      if (text(column) === '') return empty;
      const value = reader(text(column));
      if (value === null) faults.push({ column, fault });
      return value ?? empty;
    },
    must: (column) => {
      if (text(column) === '') faults.push({ column, fault: 'missing' });
    },
  };
}

/** Takes words that are no longer than this. */
export const atMost = (length: number) => (text: string) => (text.length <= length ? text : null);
