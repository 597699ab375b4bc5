import { decide, type PolicyActor } from '@imah/contract/access';
import type { ExpenseBudget } from '@imah/contract/finances';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { readActualMonths } from './actual-months.ts';
import { readLines, targetOf } from './budget-rows.ts';
import { readApproved } from './compare-budget.ts';
import { sumOf } from './months-of-year.ts';

/**
 * Whether an expense passes the approved budget of its account: that of its building, or of the whole organisation where the building
 * has none. What is approved is in the books already, and is not counted again. Who does not read the finances of a place is told
 * nothing of its budget. @throws {HttpProblem} 404
 */
export async function readExpenseBudget(
  db: Kysely<Database>,
  actor: PolicyActor,
  { orgId, expenseId }: { readonly orgId: string; readonly expenseId: string },
): Promise<ExpenseBudget> {
  const expense = await db
    .selectFrom('expense')
    .select(['building_id as buildingId', 'account_id as accountId', 'on_day as on', 'amount', 'state'])
    .where('org_id', '=', orgId)
    .where('id', '=', expenseId)
    .executeTakeFirstOrThrow(notFound);
  const year = expense.on.slice(0, 4);
  for (const level of ['building', 'organization'] as const) {
    const place = { orgId, buildingId: level === 'building' ? expense.buildingId : null };
    if (decide(actor, 'report.view', targetOf(place)) !== 'allowed') continue;
    const approved = await readApproved(db, place, year);
    if (approved === null) continue;
    const lines = await readLines(db, { orgId, budgetId: approved.id });
    const planned = sumOf(lines.find(({ accountId }) => accountId === expense.accountId)?.months ?? []);
    const spent = sumOf((await readActualMonths(db, place, year)).get(expense.accountId) ?? []);
    const isBooked = expense.state === 'approved' || expense.state === 'paid';
    const over = Math.max(0, spent + (isBooked ? 0 : expense.amount) - planned);
    return { plan: { year, of: level, planned, spent, over } };
  }
  return { plan: null };
}
