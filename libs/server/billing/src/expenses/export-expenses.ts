import type { Expense } from '@imah/contract/expenses';
import type { ExpenseState } from '@imah/contract/expenses/words';
import type { Locale } from '@imah/contract/core/words';
import type { Kysely } from 'kysely';
import { csvParts } from '@imah/server-platform/audit';
import type { Database } from '@imah/server-platform/database/schema';
import { type Reply, sendFile } from '../finances/export-finances.ts';
import { type ExpensesAsked, listExpenses } from './list-expenses.ts';
import type { ReachOfExpenses } from './reach-of-expenses.ts';
import type { ExpenseReader } from './vendor-rows.ts';

interface Words {
  readonly file: string;
  readonly headings: readonly string[];
  readonly states: Readonly<Record<ExpenseState, string>>;
}

const words: Readonly<Record<Locale, Words>> = {
  id: {
    file: 'pengeluaran',
    headings: [
      'Nomor',
      'Tanggal',
      'Gedung',
      'Pemasok',
      'Akun',
      'Uraian',
      'Nomor nota',
      'Tiket',
      'Jumlah (Rp)',
      'PPh dipotong (Rp)',
      'Dibayar ke pemasok (Rp)',
      'Keadaan',
      'Tanggal bayar',
      'Bukti potong',
    ],
    states: {
      draft: 'Draf',
      submitted: 'Diajukan',
      approved: 'Disetujui',
      rejected: 'Ditolak',
      paid: 'Dibayar',
      cancelled: 'Dibatalkan',
    },
  },
  en: {
    file: 'expenses',
    headings: [
      'Number',
      'Day',
      'Building',
      'Supplier',
      'Account',
      'Description',
      'Bill number',
      'Ticket',
      'Amount (Rp)',
      'Tax withheld (Rp)',
      'Paid to the supplier (Rp)',
      'State',
      'Paid on',
      'Tax slip',
    ],
    states: {
      draft: 'Draft',
      submitted: 'Submitted',
      approved: 'Approved',
      rejected: 'Rejected',
      paid: 'Paid',
      cancelled: 'Cancelled',
    },
  },
};
const pageSize = 200;

/** Sends expenses as a file for spreadsheets, page by page as they are read. */
export async function exportExpenses(
  db: Kysely<Database>,
  reader: ExpenseReader & { readonly locale: Locale },
  { reach, asked, reply }: { readonly reach: ReachOfExpenses; readonly asked: ExpensesAsked; readonly reply: Reply },
): Promise<void> {
  const { file, headings, states } = words[reader.locale];
  const pages = async function* (): AsyncGenerator<readonly (readonly (string | number | null)[])[]> {
    yield [headings];
    let cursor: string | undefined;
    do {
      const page = await listExpenses(db, reader, reach, { ...asked, limit: pageSize, cursor });
      yield page.data.map((expense) => rowOf(expense, states));
      cursor = page.meta.nextCursor ?? undefined;
    } while (cursor !== undefined);
  };
  await sendFile(reply, 'text/csv', `${file}.csv`, csvParts(pages()));
}

const rowOf = (expense: Expense, states: Words['states']) => [
  expense.number,
  expense.on,
  expense.buildingName,
  expense.vendor?.name ?? null,
  `${expense.account.code} ${expense.account.name}`,
  expense.description,
  expense.reference,
  expense.ticket?.number ?? null,
  expense.amount,
  expense.withheld,
  expense.payable,
  states[expense.state],
  expense.paid?.on ?? null,
  expense.slip?.number ?? null,
];
