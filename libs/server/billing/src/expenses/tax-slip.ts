import type { Expense, taxSlip } from '@imah/contract/expenses';
import type * as z from 'zod/mini';
import { type CommandPorts, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import { HttpProblem, requireVersion } from '@imah/server-platform/http';
import { paymentEvent } from '../payments/payment-event.ts';
import { type FoundExpense, lockExpense, readExpense } from './expense-key.ts';
import type { ExpenseRow } from './expense-rows.ts';

/** Writes down the slip of the tax that was withheld. @throws {HttpProblem} 404, 409 where nothing was withheld yet, 412 */
export function recordTaxSlip(
  ports: CommandPorts,
  edit: VersionedEdit & FoundExpense,
  { number, on }: z.output<typeof taxSlip>,
): Promise<Expense> {
  const { orgId, buildingId, expenseId, actor, version, now } = edit;
  return runCommand<ExpenseRow, Expense>(ports, edit, {
    lock: (trx) => lockExpense(trx, edit),
    authorize: (_trx, row) => requireVersion(row, version),
    validate: (_trx, { state, withheld }) => {
      if (withheld === 0 || (state !== 'approved' && state !== 'paid')) throw new HttpProblem(409, 'BENTROK');
    },
    write: async (trx, before) => {
      await trx
        .updateTable('expense')
        .set({ slip_number: number, slip_on: on, version: version + 1 })
        .where('org_id', '=', orgId)
        .where('id', '=', expenseId)
        .execute();
      return {
        result: await readExpense(trx, { actor, now }, edit),
        audit: {
          action: 'update',
          entity: 'expense',
          entityId: expenseId,
          buildingId,
          before: { slip: before.slip_number },
          after: { slip: number, day: on },
        },
        effects: [paymentEvent({ orgId, buildingId, now }, expenseId, version + 1, 'updated')],
      };
    },
  });
}
