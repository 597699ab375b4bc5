import { useState } from 'react';
import type { DataLabels } from '../../labels/data-labels.ts';
import { fill } from '../../labels/fill.ts';
import { saveFile } from '../../shared/save-file.ts';
import { textOf, type DataColumn } from './data-column.ts';
import { toCsv, toTabbed } from './to-csv.ts';

export type OutputOptions<Row> = {
  columns: readonly DataColumn<Row>[];
  rows: () => readonly Row[];
  fileName: string;
  labels: DataLabels;
};

/** The ways out of a table, and what is said after one was taken. */
export function useOutput<Row>({ columns, rows, fileName, labels }: OutputOptions<Row>) {
  const [said, setSaid] = useState('');
  const head = columns.map(({ label }) => label);

  const copy = () => {
    const taken = rows();
    const table = [head, ...taken.map((row) => columns.map((column) => textOf(column, row, labels)))];
    navigator.clipboard.writeText(toTabbed(table)).then(
      () => setSaid(fill(labels.rowsCopied, { count: taken.length })),
      // Some browsers and embedded pages never allow it; the file is the other way out.
      () => setSaid(labels.copyFailed),
    );
  };
  const download = () => {
    const taken = rows();
    const table = [head, ...taken.map((row) => columns.map((column) => column.value(row)))];
    saveFile({ name: `${fileName}.csv`, type: 'text/csv;charset=utf-8', content: toCsv(table) });
    setSaid(fill(labels.rowsDownloaded, { count: taken.length }));
  };
  return { said, copy, download };
}
