import { decide } from '@imah/contract/access';
import type { Expense, expenseMoveAsked } from '@imah/contract/expenses';
import {
  billNeededAbove,
  expenseChart,
  reasonedExpenseMoves,
  type SingleExpenseMove,
} from '@imah/contract/expenses/words';
import type { Transaction, Updateable } from 'kysely';
import type * as z from 'zod/mini';
import { type CommandPorts, nameOf, readToday, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import type { Database, Expense as ExpenseRecord } from '@imah/server-platform/database/schema';
import { readFilesOf } from '@imah/server-platform/files';
import { HttpProblem, invalidField, requireVersion } from '@imah/server-platform/http';
import { reverseEntry } from '../ledger/reverse-entry.ts';
import { paymentEvent } from '../payments/payment-event.ts';
import { type FoundExpense, lockExpense, readExpense } from './expense-key.ts';
import { type ExpenseRow, isAuthor, permissionOf } from './expense-rows.ts';
import { readExpenseRule } from './expense-rule.ts';
import { postAccrual } from './post-expense.ts';
import { endRepetition } from './repeat-expense.ts';
import { notifyApprovers, notifyAuthor } from './notify-of-expense.ts';
import { withheldNow } from './withheld-now.ts';

type Edit = VersionedEdit & FoundExpense;

/**
 * Submits, approves, rejects, cancels or revokes an expense, by the chart. What is approved is owed from then on; what is revoked is
 * reversed. Above the limit of the organisation none of its authors approves it.
 * @throws {HttpProblem} 403, 404, 409, 412, 422
 */
export function moveExpense(
  ports: CommandPorts,
  edit: Edit,
  { move, reason }: z.output<typeof expenseMoveAsked>,
): Promise<Expense> {
  const { orgId, buildingId, expenseId, actor, version, now } = edit;
  return runCommand<ExpenseRow, Expense>(ports, edit, {
    lock: (trx) => lockExpense(trx, edit),
    authorize: async (trx, row) => {
      if (decide(actor, permissionOf[move], edit) !== 'allowed') throw new HttpProblem(403, 'TIDAK_BERWENANG');
      requireVersion(row, version);
      if (move !== 'approve' || !isAuthor(row, actor.userId)) return;
      const { approvalLimit } = await readExpenseRule(trx, orgId);
      if (row.amount > approvalLimit) throw new HttpProblem(403, 'PENGELUARAN_PERLU_ORANG_LAIN');
    },
    validate: async (trx, row) => {
      if (expenseChart[row.state][move] === undefined) throw new HttpProblem(409, 'BENTROK');
      if (reasonedExpenseMoves.has(move) && reason === null) throw invalidField('reason', 'required');
      if (move !== 'submit' || row.amount <= billNeededAbove) return;
      const files = await readFilesOf(trx, { orgId, kind: 'expense', id: expenseId }, 1);
      if (files.length === 0) throw new HttpProblem(409, 'NOTA_DIPERLUKAN');
    },
    write: async (trx, row) => {
      const state = expenseChart[row.state][move] ?? row.state;
      const ends = state === 'cancelled' ? row.repeatDay : null;
      await trx
        .updateTable('expense')
        .set({ state, version: version + 1, ...(await columnsOf(trx, edit, { row, move, reason })) })
        .where('org_id', '=', orgId)
        .where('id', '=', expenseId)
        .execute();
      // What is not bought after all does not come again either.
      if (state === 'cancelled') await endRepetition(trx, edit);
      const result = await readExpense(trx, { actor, now }, edit);
      if (move === 'submit') await notifyApprovers(trx, edit, result);
      if (state === 'approved' || state === 'rejected' || (state === 'cancelled' && move === 'revoke'))
        await notifyAuthor(trx, edit, { authorId: row.submitted_by, expense: result, state });
      return {
        result,
        audit: {
          action: 'update',
          entity: 'expense',
          entityId: expenseId,
          buildingId,
          before: { expenseState: row.state, ...(ends === null ? {} : { repeatDay: ends }) },
          after: {
            expenseState: state,
            number: row.number,
            amount: row.amount,
            ...(ends === null ? {} : { repeatDay: null }),
            ...(reason === null ? {} : { reason }),
          },
        },
        effects: [paymentEvent(edit, expenseId, version + 1, 'updated')],
      };
    },
  });
}

interface Step {
  readonly row: ExpenseRow;
  readonly move: SingleExpenseMove;
  readonly reason: string | null;
}

/** What a step writes beside the state; what it books is booked by it. */
async function columnsOf(
  trx: Transaction<Database>,
  edit: Edit,
  { row, move, reason }: Step,
): Promise<Updateable<ExpenseRecord>> {
  const { orgId, actor, now } = edit;
  const [by, byName, at] = [actor.userId, nameOf(actor), new Date(now)];
  const answered = { answered_by: by, answered_by_name: byName, answered_at: at };
  switch (move) {
    case 'submit':
      return {
        submitted_by: by,
        submitted_by_name: byName,
        submitted_at: at,
        // By the rates of now: whoever approves sees what will be withheld.
        withheld: await withheldNow(trx, row),
      };
    case 'approve':
      return { ...answered, reason: null, accrual_id: await postAccrual(trx, row, now) };
    case 'reject':
      return { ...answered, reason };
    case 'cancel':
      // Who rejected it before has not cancelled it.
      return { ...answered, reason: null };
    case 'revoke': {
      const { today } = await readToday(trx, edit, now);
      const memo = `${row.number} ${reason ?? ''}`.trim();
      const reversed = { entryId: row.accrual_id ?? '', effectiveOn: today, memo };
      return { ...answered, reason, reversal_id: await reverseEntry(trx, orgId, reversed, now) };
    }
  }
}
