import { type BudgetColumn, budgetBounds, spreadYear } from '@imah/contract/finances/words';
import { readRupiah } from '@imah/ledger';
import {
  atMost,
  createCellReader,
  type FaultyRow,
  headingReader,
  readTable,
  type TableLine,
} from '@imah/server-buildings/import';
import { sumOf } from './months-of-year.ts';

const columnOf = headingReader<BudgetColumn>({
  account: ['akun', 'kode', 'kode akun', 'nama akun', 'perkiraan', 'account', 'code', 'account code'],
  year: ['setahun', 'tahun', 'jumlah', 'total', 'anggaran', 'year', 'budget', 'amount'],
  m1: ['januari', 'january', 'jan', '1', '01'],
  m2: ['februari', 'february', 'feb', '2', '02'],
  m3: ['maret', 'march', 'mar', '3', '03'],
  m4: ['april', 'apr', '4', '04'],
  m5: ['mei', 'may', '5', '05'],
  m6: ['juni', 'june', 'jun', '6', '06'],
  m7: ['juli', 'july', 'jul', '7', '07'],
  m8: ['agustus', 'august', 'agu', 'agt', 'aug', '8', '08'],
  m9: ['september', 'sep', 'sept', '9', '09'],
  m10: ['oktober', 'october', 'okt', 'oct', '10'],
  m11: ['november', 'nov', 'nop', '11'],
  m12: ['desember', 'december', 'des', 'dec', '12'],
});

/** The columns of the twelve months, January first. */
const monthColumns = ['m1', 'm2', 'm3', 'm4', 'm5', 'm6', 'm7', 'm8', 'm9', 'm10', 'm11', 'm12'] as const;

/** A row of a table, by the account that it names. */
export interface BudgetTableRow extends FaultyRow<BudgetColumn> {
  /** Null where something is wrong. */
  readonly said: { readonly account: string; readonly months: readonly number[] } | null;
}

/** Headings with what they mean, and the rows below them. */
export interface BudgetTable {
  readonly headings: readonly string[];
  readonly ignoredHeadings: readonly string[];
  readonly rows: readonly BudgetTableRow[];
}

/** Reads a budget out of cells whose first line names the columns. Null without accounts, or without any amount. */
export function readBudgetRows(lines: readonly (readonly string[])[]): BudgetTable | null {
  const table = readTable(lines, columnOf, ['account']);
  if (table === null) return null;
  const amounts = (['year', ...monthColumns] as const).filter((column) => table.headingOf(column) !== '');
  if (amounts.length === 0) return null;
  const { headings, ignoredHeadings } = table;
  return { headings, ignoredHeadings, rows: table.lines.map(readRow) };
}

function readRow(line: TableLine<BudgetColumn>): BudgetTableRow {
  const { read, must, faults } = createCellReader(line);
  must('account');
  const account = read('account', atMost(160), '', 'too-long');
  const year = read<number | null>('year', readAmount, null, 'bad-amount');
  const months = monthColumns.map((column) => read<number | null>(column, readAmount, null, 'bad-amount'));
  const isByMonth = months.some((amount) => amount !== null);
  const planned = isByMonth ? months.map((amount) => amount ?? 0) : spreadYear(year ?? 0);
  const more =
    faults.length > 0
      ? []
      : year === null && !isByMonth
        ? [{ column: 'year' as const, fault: 'missing' as const }]
        : year !== null && sumOf(planned) !== year
          ? [{ column: 'year' as const, fault: 'year-differs' as const }]
          : [];
  const all = [...faults, ...more];
  return {
    row: line.row,
    cells: line.cells,
    said: all.length === 0 ? { account, months: planned } : null,
    faults: all,
  };
}

/** Whole rupiah from nothing to the most of a month; a dash is nothing. */
const readAmount = (text: string) => {
  if (/^[-–—]+$/.test(text)) return 0;
  const reading = readRupiah(text);
  if (reading.kind !== 'rupiah') return null;
  return reading.value >= 0 && reading.value <= budgetBounds.amount ? reading.value : null;
};
