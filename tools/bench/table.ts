export interface Row {
  readonly what: string;
  readonly measured: string;
  /** What it is held against: a goal of the product, or a reference measured in the same run. */
  readonly reference?: string;
}

/** Prints rows side by side. */
export function printTable(title: string, rows: readonly Row[]): void {
  const width = (pick: (row: Row) => string) => Math.max(...rows.map((row) => pick(row).length));
  const what = width((row) => row.what);
  const measured = width((row) => row.measured);
  console.log(`\n${title}`);
  for (const row of rows) {
    console.log(`  ${row.what.padEnd(what)}  ${row.measured.padStart(measured)}  ${row.reference ?? ''}`.trimEnd());
  }
}

export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
};

export const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
