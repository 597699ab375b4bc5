import type { Budget, budgetLines } from '@imah/contract/finances';
import type * as z from 'zod/mini';
import { type CommandPorts, runCommand, unchanged, type VersionedEdit } from '@imah/server-platform/command';
import { HttpProblem, requireVersion } from '@imah/server-platform/http';
import { budgetEvents } from './budget-events.ts';
import type { FoundBudget } from './budget-key.ts';
import { type BudgetRow, lockBudget, readBudget, readLines } from './budget-rows.ts';
import { sumOf } from './months-of-year.ts';
import { requireAccounts, writeLines } from './write-lines.ts';

type Edit = VersionedEdit & FoundBudget;

/** Writes all lines of a draft. Who writes in it does not approve it. @throws {HttpProblem} 409, 412, 422 */
export function updateBudget(
  ports: CommandPorts,
  edit: Edit,
  { lines: given }: z.output<typeof budgetLines>,
): Promise<Budget> {
  const { orgId, buildingId, budgetId, actor, version, now } = edit;
  // What is planned as nothing has no line.
  const lines = given.filter(({ months }) => sumOf(months) > 0);
  return runCommand<BudgetRow, Budget>(ports, edit, {
    lock: (trx) => lockBudget(trx, edit),
    validate: async (trx, row) => {
      requireVersion(row, version);
      if (row.state !== 'draft') throw new HttpProblem(409, 'BENTROK');
      await requireAccounts(trx, orgId, given);
    },
    write: async (trx, row) => {
      const former = await readBudget(trx, { actor, now }, edit);
      const kept = new Map((await readLines(trx, edit)).map(({ accountId, months }) => [accountId, months.join()]));
      if (kept.size === lines.length && lines.every(({ accountId, months }) => kept.get(accountId) === months.join()))
        return unchanged(former);
      await writeLines(trx, edit, lines);
      await trx
        .updateTable('budget')
        .set({ version: version + 1, imported_at: null, author_ids: withAuthor(row, actor.userId) })
        .where('org_id', '=', orgId)
        .where('id', '=', budgetId)
        .execute();
      const result = await readBudget(trx, { actor, now }, edit);
      return {
        result,
        audit: { action: 'update', entity: 'budget', entityId: budgetId, buildingId, ...changeOf(former, result) },
        effects: await budgetEvents(trx, edit, { id: budgetId, version: version + 1, op: 'updated' }),
      };
    },
  });
}

/** Everybody who has written in a budget, with one more. */
export const withAuthor = ({ author_ids: authors }: BudgetRow, userId: string): string[] => [
  ...new Set([...authors, userId]),
];

/** What a budget came to before and after a change. */
export const changeOf = (before: Budget, after: Budget) => ({
  before: { plannedRevenue: before.revenue, plannedExpense: before.expense },
  after: { budgetYear: after.year, plannedRevenue: after.revenue, plannedExpense: after.expense },
});
