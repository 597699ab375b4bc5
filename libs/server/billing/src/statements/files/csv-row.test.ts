import { expect, it } from 'vitest';
import { readRow } from './csv-row.ts';
import { readLayout } from './headings.ts';
import type { Period } from './read-day.ts';

const headings = {
  bca: ['Tanggal Transaksi', 'Keterangan', 'Cabang', 'Jumlah', '', 'Saldo'],
  bni: ['Post Date', 'Value Date', 'Branch', 'Journal No.', 'Description', 'Debit', 'Credit'],
  mandiri: ['Account No', 'Date', 'Val. Date', 'Description', 'Description', 'Reference No.', 'Debit', 'Credit'],
} as const;
const november: Period = { from: '2026-11-01', to: '2026-11-30' };

function row(bank: keyof typeof headings, cells: readonly string[], period: Period = november) {
  const layout = readLayout(headings[bank]);
  if (layout === null) throw new Error(`no layout of ${bank}`);
  return readRow(cells, layout, { row: 7, period });
}
/** What came in or went out in sen; else what is wrong, or what the row is instead. */
function senOf(bank: keyof typeof headings, cells: readonly string[], period?: Period) {
  const read = row(bank, cells, period);
  if (read.kind === 'line') return read.line.sen;
  return read.kind === 'faulty' ? read.line.faults.map(({ fault }) => fault) : read.kind;
}

it.each([
  ['in by a letter beside it', ["'05/11", 'A', '0000', '1000.00', 'CR', ''], 100_000],
  ['out by a letter beside it', ["'05/11", 'A', '0000', '1000.00', 'DB', ''], -100_000],
  ['out by a letter, whatever its sign', ["'05/11", 'A', '0000', '-1000.00', 'DB', ''], -100_000],
  ['out in the cell of the amount', ["'05/11", 'A', '0000', '1.000,00 DB', '', ''], -100_000],
  ['out by its sign alone', ["'05/11", 'A', '0000', '-1000.00', '', ''], -100_000],
  ['out in parentheses', ["'05/11", 'A', '0000', '(1,000.00)', '', ''], -100_000],
  ['in by its sign alone', ["'05/11", 'A', '0000', '+1000.00', '', ''], 100_000],
  ['with sen', ["'05/11", 'A', '0000', '1000.5', 'CR', ''], 100_050],
])('BCA: an amount goes %s', (_how, cells, sen) => {
  expect(senOf('bca', cells)).toBe(sen);
});

it.each([
  ['says no side', ["'05/11", 'A', '0000', '1000.00', '', '']],
  ['is nothing', ["'05/11", 'A', '0000', '0.00', 'CR', '']],
  ['is no number', ["'05/11", 'A', '0000', 'seribu', 'CR', '']],
  ['has two marks of sen', ["'05/11", 'A', '0000', '1.000.00.0', 'CR', '']],
  ['is more than a trillion', ["'05/11", 'A', '0000', '1000000000001', 'CR', '']],
  ['is empty', ["'05/11", 'A', '0000', '', 'CR', '5.00']],
])('BCA: an amount that %s is wrong, and is not guessed', (_what, cells) => {
  expect(senOf('bca', cells)).toEqual(['bad-amount']);
});

it.each([
  [['05/11/26', '', '', 'J1', 'A', '', '1000'], 100_000],
  [['05/11/26', '', '', 'J1', 'A', '1000', ''], -100_000],
  [['05/11/26', '', '', 'J1', 'A', '.00', '1000'], 100_000],
  [['05/11/26', '', '', 'J1', 'A', '-1000', '0'], -100_000],
  [['05/11/26', '', '', 'J1', 'A', '0', '0'], ['bad-amount']],
  [['05/11/26', '', '', 'J1', 'A', '1000', '1000'], ['bad-amount']],
  [['05/11/26', '', '', 'J1', 'A', 'x', ''], ['bad-amount']],
])('BNI: of two columns one alone has an amount: %j', (cells, sen) => {
  expect(senOf('bni', cells)).toEqual(sen);
});

it.each([
  ['a day of the month before', "'31/10", ['outside-period']],
  ['a day that is none', "'31/11", ['bad-day']],
  ['a word', 'kemarin', ['bad-day']],
])('%s is wrong where a period is known', (_what, date, faults) => {
  expect(senOf('bca', [date, 'A', '0000', '1000.00', 'CR', ''])).toEqual(faults);
});

it('a day without a year is told apart from a day that is wrong, where nothing says of which year it is', () => {
  const unknown: Period = { from: null, to: null };

  expect(senOf('bca', ["'05/11", 'A', '0000', '1000.00', 'CR', ''], unknown)).toEqual(['no-year']);
  expect(senOf('bca', ["'05/11/2026", 'A', '0000', '1000.00', 'CR', ''], unknown)).toBe(100_000);
  expect(senOf('bca', ["'45/11/2026", 'A', '0000', '1000.00', 'CR', ''], unknown)).toEqual(['bad-day']);
});

it('over the turn of a year each day is of the year in which it is within the period', () => {
  const turn: Period = { from: '2026-12-15', to: '2027-01-14' };
  const dayOf = (date: string, period = turn) => {
    const read = row('bca', [date, 'A', '0000', '1.00', 'CR', ''], period);
    return read.kind === 'line' ? read.line.on : read.kind;
  };

  expect(["'15/12", "'31/12", "'01/01", "'14/01", "'29/02"].map((date) => dayOf(date))).toEqual([
    '2026-12-15',
    '2026-12-31',
    '2027-01-01',
    '2027-01-14',
    'faulty',
  ]);
  expect(dayOf("'29/02", { from: '2028-02-01', to: '2028-02-29' })).toBe('2028-02-29');
});

it('all that is wrong with a row is said of it at once, with its cells as they stand', () => {
  const cells = ["'31/02", 'A', '0000', 'x', 'CR', 'y'];

  expect(row('bca', cells)).toEqual({
    kind: 'faulty',
    account: null,
    line: {
      row: 7,
      cells,
      faults: [
        { column: 'date', fault: 'bad-day' },
        { column: 'amount', fault: 'bad-amount' },
        { column: 'balance', fault: 'bad-balance' },
      ],
    },
  });
});

it('titles between the rows are no rows, and what the bank has not booked is left for later', () => {
  expect(senOf('bca', ['', 'Halaman 2', '', '', '', ''])).toBe('none');
  expect(senOf('bca', ['Mutasi', 'November', '', '', '', ''])).toBe('none');
  expect(senOf('bca', ["'PEND", 'A', '0000', '1000.00', 'CR', ''])).toBe('pending');
  expect(senOf('bca', ['pending', 'A', '0000', '1000.00', 'CR', ''])).toBe('pending');
});

it('texts in two columns are one, on one line, without what no database keeps', () => {
  const cells = ["'0060003911777", '05/11/26', '', 'TRSF\r\nDARI', ' SITI\u0000  AMINAH ', "'REF 1", '', '1000'];
  const read = row('mandiri', cells);

  expect(read).toMatchObject({ kind: 'line', account: '0060003911777' });
  expect(read.kind === 'line' && [read.line.description, read.line.reference]).toEqual([
    'TRSF DARI SITI AMINAH',
    'REF 1',
  ]);
});

it('a text of any length is cut at what is kept of it', () => {
  const read = row('mandiri', ['1', '05/11/26', '', 'A'.repeat(5_000), 'B', 'R'.repeat(500), '', '1000']);

  expect(read.kind === 'line' && [read.line.description.length, read.line.reference?.length]).toEqual([1_000, 100]);
});

it('headings are known however they are written, and those of nobody are no layout', () => {
  const format = (...cells: string[]) => readLayout(cells)?.format ?? null;

  expect(format('TANGGAL TRANSAKSI', ' keterangan ', 'Cabang', 'JUMLAH', '', 'saldo')).toBe('bca');
  expect(format('Post_Date', 'Journal-No', 'Description', 'Debit', 'Credit')).toBe('bni');
  expect(format('Tanggal', 'Keterangan', 'Jumlah')).toBeNull();
  expect(format('Tanggal', 'Cabang', 'Jumlah')).toBeNull();
  expect(format('Cabang', 'Keterangan', 'Jumlah')).toBeNull();
  expect(format('Journal No.', 'Post Date', 'Description', 'Debit')).toBeNull();
});

it('columns that mean nothing are named, so that somebody sees what was left out', () => {
  expect(readLayout([...headings.bni, 'Teller', ''])?.ignoredHeadings).toEqual(['Value Date', 'Branch', 'Teller']);
});
