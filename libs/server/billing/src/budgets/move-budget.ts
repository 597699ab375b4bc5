import { decide } from '@imah/contract/access';
import type { Budget, budgetMoveAsked } from '@imah/contract/finances';
import { type AskedBudgetMove, budgetChart } from '@imah/contract/finances/words';
import type { Transaction, Updateable } from 'kysely';
import type * as z from 'zod/mini';
import { type CommandPorts, nameOf, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import type { Budget as BudgetRecord, Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, requireVersion } from '@imah/server-platform/http';
import { budgetEvents } from './budget-events.ts';
import type { FoundBudget } from './budget-key.ts';
import { type BudgetRow, lockBudget, permissionOfMove, readBudget, targetOf } from './budget-rows.ts';
import { notifyApprovers, notifyAuthors } from './notify-of-budget.ts';
import { withAuthor } from './update-budget.ts';

type Edit = VersionedEdit & FoundBudget;

/**
 * Submits, gives back, approves or discards a budget, by the chart. Whoever wrote in it does not approve it; the one that was approved
 * before is replaced by it.
 * @throws {HttpProblem} 403, 404, 409, 412, 422
 */
export function moveBudget(
  ports: CommandPorts,
  edit: Edit,
  { move, reason }: z.output<typeof budgetMoveAsked>,
): Promise<Budget> {
  const { orgId, buildingId, budgetId, actor, version, now } = edit;
  return runCommand<BudgetRow, Budget>(ports, edit, {
    // Nothing but the budget: whoever writes in it holds that first as well, and the organisation later.
    lock: (trx) => lockBudget(trx, edit),
    authorize: (_trx, row) => {
      if (decide(actor, permissionOfMove[move], targetOf(edit)) !== 'allowed')
        throw new HttpProblem(403, 'TIDAK_BERWENANG');
      requireVersion(row, version);
      if (move === 'approve' && row.author_ids.includes(actor.userId))
        throw new HttpProblem(403, 'ANGGARAN_PERLU_ORANG_LAIN');
    },
    validate: (_trx, row) => {
      if (budgetChart[row.state][move] === undefined) throw new HttpProblem(409, 'BENTROK');
      if (move === 'return' && reason === null) throw invalidField('reason', 'required');
    },
    write: async (trx, row) => {
      const state = budgetChart[row.state][move] ?? row.state;
      if (state === 'approved') await replaceFormer(trx, row);
      await trx
        .updateTable('budget')
        .set({ state, version: version + 1, imported_at: null, ...columnsOf(edit, { row, move, reason }) })
        .where('org_id', '=', orgId)
        .where('id', '=', budgetId)
        .execute();
      const result = await readBudget(trx, { actor, now }, edit);
      if (move === 'submit')
        await notifyApprovers(trx, edit, { budget: result, authorIds: withAuthor(row, actor.userId) });
      if (move === 'approve' || move === 'return')
        await notifyAuthors(trx, edit, { budget: result, authorIds: row.author_ids });
      return {
        result,
        audit: {
          action: 'update',
          entity: 'budget',
          entityId: budgetId,
          buildingId,
          before: { budgetState: row.state },
          after: {
            budgetState: state,
            budgetYear: result.year,
            plannedRevenue: result.revenue,
            plannedExpense: result.expense,
            ...(reason === null ? {} : { reason }),
          },
        },
        effects: await budgetEvents(trx, edit, { id: budgetId, version: version + 1, op: 'updated' }),
      };
    },
  });
}

interface Step {
  readonly row: BudgetRow;
  readonly move: AskedBudgetMove;
  readonly reason: string | null;
}

/** What a step writes beside the state. */
function columnsOf({ actor, now }: Edit, { row, move, reason }: Step): Updateable<BudgetRecord> {
  const [byName, at] = [nameOf(actor), new Date(now)];
  if (move === 'submit')
    return {
      submitted_by_name: byName,
      submitted_at: at,
      author_ids: withAuthor(row, actor.userId),
      return_reason: null,
    };
  const answered = { answered_by: actor.userId, answered_by_name: byName, answered_at: at };
  return move === 'return' ? { ...answered, return_reason: reason } : answered;
}

async function replaceFormer(trx: Transaction<Database>, row: BudgetRow): Promise<void> {
  await trx
    .updateTable('budget')
    .set((eb) => ({ state: 'replaced' as const, version: eb('version', '+', 1) }))
    .where('org_id', '=', row.org_id)
    .where('building_id', 'is not distinct from', row.building_id)
    .where('year', '=', row.year)
    .where('state', '=', 'approved')
    .execute();
}
