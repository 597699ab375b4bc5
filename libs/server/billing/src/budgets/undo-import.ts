import type { Budget } from '@imah/contract/finances';
import { budgetBounds } from '@imah/contract/finances/words';
import { type CommandPorts, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import { HttpProblem, requireVersion } from '@imah/server-platform/http';
import { budgetEvents } from './budget-events.ts';
import type { FoundBudget } from './budget-key.ts';
import { type BudgetRow, lockBudget, readBudget, readLines } from './budget-rows.ts';
import { sumOf } from './months-of-year.ts';
import { changeOf, withAuthor } from './update-budget.ts';
import { writeLines } from './write-lines.ts';

type Edit = VersionedEdit & FoundBudget;
const hour = 3_600_000;

/** Takes back what was imported last; who does so has written in it. @throws {HttpProblem} 409 once the budget was changed since, or a day is over; 412 */
export function undoBudgetImport(ports: CommandPorts, edit: Edit): Promise<Budget> {
  const { orgId, buildingId, budgetId, actor, version, now } = edit;
  return runCommand<BudgetRow, Budget>(ports, edit, {
    lock: (trx) => lockBudget(trx, edit),
    validate: (_trx, row) => {
      requireVersion(row, version);
      const isLate = (row.imported_at?.getTime() ?? 0) < now - budgetBounds.undoHours * hour;
      if (row.state !== 'draft' || isLate) throw new HttpProblem(409, 'IMPOR_TERPAKAI');
    },
    write: async (trx, row) => {
      const former = await readBudget(trx, { actor, now }, edit);
      const lines = (await readLines(trx, edit)).flatMap(({ accountId, before }) =>
        before === null || sumOf(before) === 0 ? [] : [{ accountId, months: before }],
      );
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
        audit: { action: 'undo-import', entity: 'budget', entityId: budgetId, buildingId, ...changeOf(former, result) },
        effects: await budgetEvents(trx, edit, { id: budgetId, version: version + 1, op: 'updated' }),
      };
    },
  });
}
