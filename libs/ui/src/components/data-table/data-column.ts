import type { ReactNode } from 'react';

export type DataValue = string | number | boolean | null;

export type DataColumn<Row> = {
  id: string;
  label: string;
  /** What is sorted, searched, copied and exported. */
  value: (row: Row) => DataValue;
  /** How the value is written, also in what is copied; the plain value unless given. */
  text?: (row: Row) => string;
  /** What is drawn instead of the text: a status, an age, a sparkline. */
  cell?: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /**
   * 5, 8, 12, 18 or 24 rem; `short` and `status` (10 and 13) for names and for the longest badge. Columns grow in proportion
   * where there is more room. `rest`: 14 rem, and then all the room that the others leave.
   */
  width?: 'xs' | 'sm' | 'short' | 'md' | 'status' | 'lg' | 'xl' | 'rest';
  sorting?: 'on' | 'off';
  /** `values` offers each value of the column as a filter. */
  filter?: 'none' | 'values';
  /** Whether it shows until people choose otherwise. */
  display?: 'shown' | 'hidden';
};

export const columnRem = { xs: 5, sm: 8, short: 10, md: 12, status: 13, lg: 18, xl: 24, rest: 14 } as const;

/** The value as people read it. */
export function textOf<Row>(column: DataColumn<Row>, row: Row, words: { yes: string; no: string }): string {
  if (column.text) return column.text(row);
  const value = column.value(row);
  if (value === null || value === '') return '–';
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  return String(value);
}

const collator = new Intl.Collator('id', { numeric: true, sensitivity: 'base' });

/** Orders values as people would: numbers by size, words by the alphabet with the numbers in them, nothing last. */
export function compareValues(one: DataValue, other: DataValue): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (typeof one === 'boolean' && typeof other === 'boolean') return Number(one) - Number(other);
  return collator.compare(String(one), String(other));
}
