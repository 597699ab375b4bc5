import type { Expense, expenseRepetition } from '@imah/contract/expenses';
import { monthAfter } from '@imah/contract/finances/words';
import type { Transaction } from 'kysely';
import type * as z from 'zod/mini';
import { type CommandPorts, nameOf, type PersonalEdit, readToday, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem } from '@imah/server-platform/http';
import { paymentEvent } from '../payments/payment-event.ts';
import { type ExpenseKey, type FoundExpense, lockExpense, readExpense } from './expense-key.ts';
import type { ExpenseRow } from './expense-rows.ts';

/** Lets an expense come again each month as a draft, or no more. @throws {HttpProblem} 404, 409 where it repeats another itself */
export function repeatExpense(
  ports: CommandPorts,
  edit: PersonalEdit & FoundExpense,
  { day }: z.output<typeof expenseRepetition>,
): Promise<Expense> {
  const { orgId, buildingId, expenseId, actor, now } = edit;
  return runCommand<ExpenseRow, Expense>(ports, edit, {
    lock: (trx) => lockExpense(trx, edit),
    validate: (_trx, { state, repeats_id: repeats }) => {
      if (repeats !== null || (state === 'cancelled' && day !== null)) throw new HttpProblem(409, 'BENTROK');
    },
    write: async (trx, row) => {
      if (day === null) await endRepetition(trx, edit);
      else {
        const { today } = await readToday(trx, edit, now);
        const set = {
          day,
          from_period: firstPeriod({ day, today, own: row.on_day }),
          set_by: actor.userId,
          set_by_name: nameOf(actor),
        };
        await trx
          .insertInto('expense_repetition')
          .values({ org_id: orgId, expense_id: expenseId, ...set })
          .onConflict((conflict) => conflict.columns(['org_id', 'expense_id']).doUpdateSet(set))
          .execute();
      }
      return {
        result: await readExpense(trx, { actor, now }, edit),
        audit: {
          action: 'update',
          entity: 'expense',
          entityId: expenseId,
          buildingId,
          before: { repeatDay: row.repeatDay },
          after: { repeatDay: day },
        },
        effects: [paymentEvent({ orgId, buildingId, now }, expenseId, row.version, 'updated')],
      };
    },
  });
}

/** Lets an expense that is locked come no more. */
export async function endRepetition(trx: Transaction<Database>, { orgId, expenseId }: ExpenseKey): Promise<void> {
  await trx.deleteFrom('expense_repetition').where('org_id', '=', orgId).where('expense_id', '=', expenseId).execute();
}

/** The first month for which a draft is made: its own has the expense itself, and a day that is over is not made up for. */
export function firstPeriod({
  day,
  today,
  own,
}: {
  readonly day: number;
  readonly today: string;
  readonly own: string;
}): string {
  const [period, date] = [today.slice(0, 7), Number(today.slice(8))];
  const next = date < day ? period : monthAfter(period, 1);
  const after = monthAfter(own.slice(0, 7), 1);
  return next > after ? next : after;
}
