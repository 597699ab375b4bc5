import { openingBounds, type OpeningColumn } from '@imah/contract/billing/words';
import { readRupiah } from '@imah/ledger';
import {
  atMost,
  createCellReader,
  headingReader,
  readDay,
  readTable,
  type RowFault,
  type TableLine,
} from '@imah/server-buildings/import';
import type { OpeningRow } from './opening-row.ts';
import { readMonth } from './read-month.ts';

const columnOf = headingReader<OpeningColumn>({
  unit: ['unit', 'kode', 'kode unit', 'nomor unit', 'no unit', 'kamar', 'unit code', 'room'],
  person: ['nama', 'penghuni', 'nama penghuni', 'penanggung', 'pembayar', 'email', 'name', 'payer', 'resident'],
  period: ['bulan', 'periode', 'bulan tagihan', 'month', 'period'],
  due: ['jatuh tempo', 'tanggal jatuh tempo', 'tempo', 'due', 'due date', 'due on'],
  memo: ['keterangan', 'uraian', 'catatan', 'untuk', 'description', 'memo', 'notes'],
  owed: ['tunggakan', 'piutang', 'sisa tagihan', 'belum dibayar', 'terutang', 'arrears', 'owed', 'outstanding'],
  kept: ['saldo', 'saldo titipan', 'titipan', 'deposit', 'kelebihan bayar', 'balance', 'credit'],
});

/** Headings with what they mean, and the rows below them. */
export interface OpeningTable {
  readonly headings: readonly string[];
  readonly ignoredHeadings: readonly string[];
  readonly rows: readonly OpeningRow[];
}

/** Reads opening balances out of cells whose first line names the columns. Null without units, or without any amount. */
export function readOpeningRows(lines: readonly (readonly string[])[]): OpeningTable | null {
  const table = readTable(lines, columnOf, ['unit']);
  if (table === null || (table.headingOf('owed') === '' && table.headingOf('kept') === '')) return null;
  const { headings, ignoredHeadings } = table;
  return { headings, ignoredHeadings, rows: table.lines.map(readRow) };
}

function readRow(line: TableLine<OpeningColumn>): OpeningRow {
  const { read, must, faults } = createCellReader(line);
  must('unit');
  const words = (column: OpeningColumn, longest: number) =>
    read<string | null>(column, atMost(longest), null, 'too-long');
  const said = {
    unit: read('unit', atMost(40), '', 'too-long'),
    person: words('person', 254),
    period: read<string | null>('period', readMonth, null, 'bad-month'),
    due: read<string | null>('due', readDueDay, null, 'bad-day'),
    memo: words('memo', openingBounds.memoLength),
    owed: read('owed', readAmount, 0, 'bad-amount'),
    kept: read('kept', readAmount, 0, 'bad-amount'),
  };
  const period = said.period ?? said.due?.slice(0, 7) ?? null;
  const named = said.owed > 0 ? { ...said, period } : { ...said, period: null, due: null, memo: null };
  const more: RowFault<OpeningColumn>[] = [];
  if (said.owed > 0 && line.text('due') === '') more.push({ column: 'due', fault: 'missing' });
  // What could not be read is told of already.
  const isSilent = said.owed === 0 && said.kept === 0 && faults.every(({ fault }) => fault !== 'bad-amount');
  if (isSilent) more.push({ column: line.text('owed') === '' ? 'kept' : 'owed', fault: 'nothing-owed' });
  const all = [...faults, ...more];
  return { row: line.row, cells: line.cells, named: all.length === 0 ? named : null, faults: all };
}

/** A due day is one of this century, as every call says them. */
const readDueDay = (text: string) => {
  const day = readDay(text);
  return day === null || !day.startsWith('20') ? null : day;
};

/** Whole rupiah from nothing to the most of a row; a dash is nothing. */
function readAmount(text: string): number | null {
  if (/^[-–—]+$/.test(text)) return 0;
  const reading = readRupiah(text);
  if (reading.kind !== 'rupiah') return null;
  return reading.value >= 0 && reading.value <= openingBounds.amount ? reading.value : null;
}
