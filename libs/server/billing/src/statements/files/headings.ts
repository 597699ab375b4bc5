import type { StatementFormat } from '@imah/contract/statements/words';

/** What a column of a bank's CSV can mean. */
export type Meaning =
  | 'account'
  | 'date'
  | 'description'
  | 'reference'
  | 'debit'
  | 'credit'
  | 'amount'
  | 'side'
  | 'after'
  | 'before';

const meanings: Readonly<Record<Meaning, readonly string[]>> = {
  account: ['account no', 'accountno', 'account number', 'norek', 'no rekening', 'nomor rekening'],
  date: [
    'tanggal transaksi',
    'tanggal',
    'date',
    'post date',
    'postdate',
    'tgl tran',
    'tgl transaksi',
    'transaction date',
  ],
  description: [
    'keterangan',
    'description',
    'desk tran',
    'deskripsi',
    'uraian transaksi',
    'uraian',
    'rincian transaksi',
    'remarks',
    'additionaldesc',
    'remark custom',
  ],
  reference: ['reference no', 'referenceno', 'no referensi', 'journal no', 'no jurnal', 'trremk'],
  debit: ['debit', 'debet', 'debit amount', 'mutasi debet', 'mutasi debit'],
  credit: ['credit', 'kredit', 'credit amount', 'mutasi kredit'],
  amount: ['jumlah', 'amount', 'nominal', 'mutasi'],
  side: ['tipe', 'type', 'debit kredit', 'db cr', 'd k'],
  after: ['saldo', 'balance', 'saldo akhir mutasi', 'saldo akhir', 'close balance'],
  before: ['saldo awal mutasi', 'saldo awal'],
};
const byHeading = new Map(
  Object.entries(meanings).flatMap(([meaning, headings]) => headings.map((heading) => [heading, meaning as Meaning])),
);

/** The columns of a bank's CSV by what they mean, and whose layout it is. */
export interface Layout {
  readonly format: StatementFormat;
  readonly headings: readonly string[];
  readonly ignoredHeadings: readonly string[];
  readonly columns: Readonly<Record<Meaning, readonly number[]>>;
}

const plain = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();

/** The layout that a line of headings begins; null where it is none of a bank. */
export function readLayout(cells: readonly string[]): Layout | null {
  const headings = cells.map(plain);
  const meant = headings.map((heading, at) => meaningOf(heading, at, headings));
  const at = (meaning: Meaning) => meant.flatMap((one, index) => (one === meaning ? [index] : []));
  const columns: Layout['columns'] = {
    account: at('account'),
    date: at('date'),
    description: at('description'),
    reference: at('reference'),
    debit: at('debit'),
    credit: at('credit'),
    amount: at('amount'),
    side: at('side'),
    after: at('after'),
    before: at('before'),
  };
  const hasAmount = columns.amount.length > 0 || (columns.debit.length > 0 && columns.credit.length > 0);
  if (columns.date.length === 0 || columns.description.length === 0 || !hasAmount) return null;
  const format = formatOf(headings);
  if (format === null) return null;
  const ignoredHeadings = cells.filter((cell, index) => cell.trim() !== '' && meant[index] === null);
  return { format, headings: cells.map((cell) => cell.trim()), ignoredHeadings, columns };
}

function meaningOf(heading: string, at: number, headings: readonly string[]): Meaning | null {
  // BCA leaves the heading of DB and CR empty, which stands beside the amount.
  if (heading === '') return byHeading.get(headings[at - 1] ?? '') === 'amount' ? 'side' : null;
  return byHeading.get(heading) ?? null;
}

/** Whose headings they are: each bank has some that no other has. */
function formatOf(headings: readonly string[]): StatementFormat | null {
  const has = (...names: readonly string[]) => names.every((name) => headings.includes(name));
  if (has('norek') || has('mutasi debet', 'mutasi kredit') || has('no rekening', 'desk tran') || has('teller'))
    return 'bri';
  if (has('no rekening', 'tgl transaksi', 'deskripsi')) return 'bri';
  if (has('journal no') || has('uraian transaksi', 'tipe', 'nominal')) return 'bni';
  if (has('account no', 'date') || has('accountno', 'postdate')) return 'mandiri';
  if ((has('cabang') || has('branch')) && (has('jumlah') || has('amount'))) return 'bca';
  return null;
}
