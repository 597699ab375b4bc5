import type { Expense, ExpenseBatch, expenseBatchAsked, expensePayment } from '@imah/contract/expenses';
import { expenseChart } from '@imah/contract/expenses/words';
import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { writeCsv } from '@imah/server-platform/audit';
import { type CommandPorts, nameOf, type PersonalEdit, readToday, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField } from '@imah/server-platform/http';
import { unsealText } from '@imah/server-platform/sessions';
import type { AccountRef } from '../ledger/account-repository.ts';
import { accountFinder } from '../ledger/account-repository.ts';
import { paymentEvent } from '../payments/payment-event.ts';
import { findBankAccount } from '../statements/bank-account-rows.ts';
import { type ExpenseRow, selectExpenses, showExpenses } from './expense-rows.ts';
import { postPayments } from './post-expense.ts';
import { notifyAuthor } from './notify-of-expense.ts';
import { vendorKeyName } from './vendor-rows.ts';

/**
 * Marks approved expenses as paid, all or none, and books each. To an account that was changed within a day nothing is paid.
 * @throws {HttpProblem} 404, 409, 422
 */
export function payExpenses(
  ports: CommandPorts,
  edit: PersonalEdit,
  { expenseIds, bankAccountId, on }: z.output<typeof expensePayment>,
): Promise<Expense[]> {
  const { orgId, actor, now } = edit;
  return runCommand<ExpenseRow[], Expense[]>(ports, edit, {
    lock: (trx) => lockExpenses(trx, orgId, expenseIds),
    validate: async (trx, rows) => {
      requirePayable(rows, bankAccountId === null ? 'cash' : 'bank', now);
      for (const buildingId of new Set(rows.map((row) => row.building_id))) {
        const { today } = await readToday(trx, { orgId, buildingId }, now);
        if (on > today) throw invalidField('on', 'in-the-future');
      }
    },
    write: async (trx, rows) => {
      const from: AccountRef =
        bankAccountId === null
          ? { kind: 'key', key: 'cash' }
          : { kind: 'id', id: (await findBankAccount(trx, { orgId, bankAccountId })).accountId };
      const find = await accountFinder(trx, orgId, [from, { kind: 'key', key: 'payables' }]);
      const entryIds = await postPayments(trx, orgId, rows, { from, on, now });
      for (const [index, row] of rows.entries())
        await trx
          .updateTable('expense')
          .set({
            state: 'paid',
            payment_id: entryIds[index] ?? '',
            paid_from_id: find(from),
            paid_on: on,
            paid_by_name: nameOf(actor),
            paid_at: new Date(now),
            version: row.version + 1,
          })
          .where('org_id', '=', orgId)
          .where('id', '=', row.id)
          .execute();
      const after = await selectExpenses(trx)
        .where('x.org_id', '=', orgId)
        .where(
          'x.id',
          'in',
          rows.map(({ id }) => id),
        )
        .orderBy('x.id')
        .execute();
      const result = await showExpenses(trx, { actor, now, locale: actor.locale }, after);
      for (const expense of result) {
        const authorId = rows.find(({ id }) => id === expense.id)?.submitted_by ?? null;
        await notifyAuthor(trx, edit, { authorId, expense, state: 'paid' });
      }
      return {
        result,
        audit: result.map(({ id, number, payable, buildingId }) => ({
          action: 'update',
          entity: 'expense',
          entityId: id,
          buildingId,
          before: { expenseState: 'approved' },
          after: { expenseState: 'paid', number, amount: payable, day: on },
        })),
        effects: result.map(({ id, buildingId, version }) =>
          paymentEvent({ orgId, buildingId, now }, id, version, 'updated'),
        ),
      };
    },
  });
}

/** The columns of the file for the bank, which stay as they are: what reads it goes by them. */
const columns = ['no', 'rekening_asal', 'bank', 'nomor_rekening', 'nama_penerima', 'jumlah', 'berita'] as const;

/** The transfers of approved expenses as a file for the bank; it changes nothing, and is written down. @throws {HttpProblem} 404, 409, 422 */
export function writeExpenseBatch(
  ports: CommandPorts,
  edit: PersonalEdit,
  { expenseIds, bankAccountId }: z.output<typeof expenseBatchAsked>,
): Promise<ExpenseBatch> {
  const { orgId, now } = edit;
  return runCommand<ExpenseRow[], ExpenseBatch>(ports, edit, {
    lock: (trx) => lockExpenses(trx, orgId, expenseIds),
    validate: (_trx, rows) => {
      requirePayable(rows, 'bank', now);
      if (rows.some(({ vendorAccount }) => vendorAccount === null))
        throw new HttpProblem(409, 'PEMASOK_TANPA_REKENING');
    },
    write: async (trx, rows) => {
      const from = await findBankAccount(trx, { orgId, bankAccountId });
      const lines = await Promise.all(
        rows.map(async (row, index) => {
          // As it was when it was found not to wait: whoever changes it meanwhile changes nothing of this file.
          const { vendorBank: bank, vendorHolder: holder, vendorAccount: sealed } = row;
          const number = sealed === null ? '' : await unsealText(trx, vendorKeyName, sealed);
          return [index + 1, from.number, bank, number, holder, row.amount - row.withheld, row.number];
        }),
      );
      const { today } = await readToday(trx, { orgId, buildingId: rows[0]?.building_id ?? '' }, now);
      const total = rows.reduce((sum, { amount, withheld }) => sum + amount - withheld, 0);
      const result = {
        name: `transfer-${today}.csv`,
        content: writeCsv([columns, ...lines]),
        count: rows.length,
        total,
      };
      return {
        result,
        audit: {
          action: 'export-batch',
          entity: 'bank_account',
          entityId: bankAccountId,
          after: { number: rows.map(({ number }) => number).join(', '), amount: total },
        },
      };
    },
  });
}

/** All of them, in one order, so that two who pay at once wait for each other. @throws {HttpProblem} 422 */
async function lockExpenses(
  trx: Transaction<Database>,
  orgId: string,
  expenseIds: readonly string[],
): Promise<ExpenseRow[]> {
  const ids = [...new Set(expenseIds)];
  const rows = await selectExpenses(trx)
    .where('x.org_id', '=', orgId)
    .where('x.id', 'in', ids)
    .orderBy('x.id')
    .forUpdate('x')
    .execute();
  if (rows.length !== ids.length) throw invalidField('expenseIds', 'not-an-option');
  return rows;
}

/** @throws {HttpProblem} 409 */
function requirePayable(rows: readonly ExpenseRow[], from: 'bank' | 'cash', now: number): void {
  if (rows.some(({ state }) => expenseChart[state].pay === undefined)) throw new HttpProblem(409, 'BENTROK');
  const waits = rows.some((row) => (row.payable_from?.getTime() ?? 0) > now);
  if (from === 'bank' && waits) throw new HttpProblem(409, 'REKENING_PEMASOK_MENUNGGU');
}
