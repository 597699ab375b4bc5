import { decide, type Permission } from '@imah/contract/access';
import type { Expense } from '@imah/contract/expenses';
import { expenseChart, type ExpenseMove, expenseMoves, isOpenExpense } from '@imah/contract/expenses/words';
import type { StoredFile } from '@imah/contract/files';
import type { Locale } from '@imah/contract/core/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { readFilesOfEach } from '@imah/server-platform/files';
import { nameOfAccount } from '../finances/account-names.ts';
import { readExpenseRule } from './expense-rule.ts';
import type { ExpenseReader } from './vendor-rows.ts';

/** Expenses with what they name, to be narrowed and ordered. */
export const selectExpenses = (db: Kysely<Database>) =>
  db
    .selectFrom('expense as x')
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 'x.org_id').onRef('b.id', '=', 'x.building_id'))
    .innerJoin('ledger_account as a', (join) =>
      join.onRef('a.org_id', '=', 'x.org_id').onRef('a.id', '=', 'x.account_id'),
    )
    .leftJoin('vendor as v', (join) => join.onRef('v.org_id', '=', 'x.org_id').onRef('v.id', '=', 'x.vendor_id'))
    .leftJoin('ticket as t', (join) => join.onRef('t.org_id', '=', 'x.org_id').onRef('t.id', '=', 'x.ticket_id'))
    .leftJoin('ledger_account as f', (join) =>
      join.onRef('f.org_id', '=', 'x.org_id').onRef('f.id', '=', 'x.paid_from_id'),
    )
    .leftJoin('expense_repetition as n', (join) =>
      join.onRef('n.org_id', '=', 'x.org_id').onRef('n.expense_id', '=', 'x.id'),
    )
    .leftJoin('expense as o', (join) => join.onRef('o.org_id', '=', 'x.org_id').onRef('o.id', '=', 'x.repeats_id'))
    .selectAll('x')
    .select(['b.name as buildingName', 'b.time_zone as timeZone', 't.number as ticketNumber'])
    .select(['a.code as accountCode', 'a.key as accountKey', 'a.name as accountName'])
    .select(['v.name as vendorName', 'v.npwp as vendorNpwp', 'v.payable_from'])
    .select(['v.bank as vendorBank', 'v.account_number as vendorAccount', 'v.account_name as vendorHolder'])
    .select(['f.key as fromKey', 'f.name as fromName', 'o.number as repeatsNumber'])
    .select(['n.day as repeatDay', 'n.set_by_name as repeatByName']);
export type ExpenseRow = Awaited<ReturnType<ReturnType<typeof selectExpenses>['executeTakeFirstOrThrow']>>;

type Reader = ExpenseReader & { readonly locale: Locale };

/** Expenses of one organisation as their reader sees them. Whether they may, the caller has decided. */
export async function showExpenses(
  db: Kysely<Database>,
  reader: Reader,
  rows: readonly ExpenseRow[],
): Promise<Expense[]> {
  const [first] = rows;
  if (first === undefined) return [];
  const orgId = first.org_id;
  const ids = rows.map(({ id }) => id);
  const files = await readFilesOfEach(db, { orgId, kind: 'expense' }, ids);
  const { approvalLimit } = await readExpenseRule(db, orgId);
  return rows.map((row) => show(reader, row, { files: files.get(row.id) ?? [], approvalLimit }));
}

/** Whether somebody has made an expense, changed it last or handed it in. */
export const isAuthor = (
  { created_by, edited_by, submitted_by }: Pick<ExpenseRow, 'created_by' | 'edited_by' | 'submitted_by'>,
  userId: string,
): boolean => [created_by, edited_by, submitted_by].includes(userId);

/** Which permission a move asks for; paying is of all buildings, as the money of the organisation is. */
export const permissionOf: Readonly<Record<ExpenseMove, Permission>> = {
  submit: 'expense.update',
  cancel: 'expense.update',
  approve: 'expense.approve',
  reject: 'expense.approve',
  revoke: 'expense.approve',
  pay: 'expense.transition',
};

interface Around {
  readonly files: readonly StoredFile[];
  readonly approvalLimit: number;
}

function show({ actor, now, locale }: Reader, row: ExpenseRow, { files, approvalLimit }: Around): Expense {
  const place = { orgId: row.org_id, buildingId: row.building_id };
  const isBarred = row.amount > approvalLimit && isAuthor(row, actor.userId);
  const may = (move: ExpenseMove) =>
    expenseChart[row.state][move] !== undefined &&
    decide(actor, permissionOf[move], move === 'pay' ? { orgId: row.org_id, everywhere: true } : place) === 'allowed' &&
    !(move === 'approve' && isBarred);
  const answers = decide(actor, 'expense.approve', place) === 'allowed';
  // Also where the account has been taken off since: from the bank nothing is paid to them until then.
  const waits = (row.payable_from?.getTime() ?? 0) > now;
  return {
    id: row.id,
    number: row.number,
    ...place,
    buildingName: row.buildingName,
    vendor:
      row.vendor_id === null
        ? null
        : {
            id: row.vendor_id,
            name: row.vendorName ?? '',
            hasAccount: row.vendorAccount !== null,
            payableFrom: waits ? (row.payable_from?.toISOString() ?? null) : null,
          },
    account: {
      code: row.accountCode,
      name: nameOfAccount(locale, { key: row.accountKey, name: row.accountName }),
    },
    on: row.on_day,
    amount: row.amount,
    description: row.description,
    reference: row.reference,
    ticket: row.ticket_id === null ? null : { id: row.ticket_id, number: row.ticketNumber ?? '' },
    withholding: row.tax_kind === null || row.tax_base === null ? null : { kind: row.tax_kind, base: row.tax_base },
    withheld: row.withheld,
    payable: row.amount - row.withheld,
    slip: row.slip_number === null || row.slip_on === null ? null : { number: row.slip_number, on: row.slip_on },
    state: row.state,
    created: { byName: row.created_by_name, at: row.created_at.toISOString() },
    submitted: doneOf(row.submitted_by_name, row.submitted_at),
    answered: doneOf(row.answered_by_name, row.answered_at),
    reason: row.reason,
    paid:
      row.paid_by_name === null || row.paid_at === null || row.paid_on === null
        ? null
        : {
            byName: row.paid_by_name,
            at: row.paid_at.toISOString(),
            on: row.paid_on,
            from: nameOfAccount(locale, { key: row.fromKey, name: row.fromName }),
          },
    files: [...files],
    repetition:
      row.repeatDay === null || row.repeatByName === null ? null : { day: row.repeatDay, byName: row.repeatByName },
    repeats: row.repeats_id === null ? null : { id: row.repeats_id, number: row.repeatsNumber ?? '' },
    moves: expenseMoves.filter(may),
    mayEdit: isOpenExpense(row.state) && decide(actor, 'expense.update', place) === 'allowed',
    bar: row.state === 'submitted' && answers && isBarred ? 'author' : null,
    version: row.version,
  };
}

function doneOf(byName: string | null, at: Date | null): Expense['submitted'] {
  return byName === null || at === null ? null : { byName, at: at.toISOString() };
}
