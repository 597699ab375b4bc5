import { decide, type Permission } from '@imah/contract/access';
import type { Expense } from '@imah/contract/expenses';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { type Actor, HttpProblem, notFound } from '@imah/server-platform/http';
import { type ExpenseRow, selectExpenses, showExpenses } from './expense-rows.ts';

/** An expense by its organisation and id. */
export interface ExpenseKey {
  readonly orgId: string;
  readonly expenseId: string;
}

/** Which expense it is, and of which building. */
export interface FoundExpense extends ExpenseKey {
  readonly buildingId: string;
}

/** What the policy is asked about an expense. Null where there is none. */
export async function expenseTarget(db: Kysely<Database>, expenseId: string): Promise<FoundExpense | null> {
  const found = await db
    .selectFrom('expense')
    .select(['org_id as orgId', 'building_id as buildingId'])
    .where('id', '=', expenseId)
    .executeTakeFirst();
  return found === undefined ? null : { ...found, expenseId };
}

/**
 * An expense for who sees those of its building.
 * @throws {HttpProblem} 403 where they see it and may not do so, 404
 */
export async function requireExpense(
  db: Kysely<Database>,
  actor: Actor,
  expenseId: string,
  permission: Permission,
): Promise<FoundExpense> {
  const found = await expenseTarget(db, expenseId);
  if (found === null || decide(actor, 'expense.view', found) !== 'allowed') throw notFound();
  if (decide(actor, permission, found) !== 'allowed') throw new HttpProblem(403, 'TIDAK_BERWENANG');
  return found;
}

/** @throws {HttpProblem} 404 */
export async function readExpense(
  db: Kysely<Database>,
  { actor, now }: { readonly actor: Actor; readonly now: number },
  { orgId, expenseId }: ExpenseKey,
): Promise<Expense> {
  const row = await selectExpenses(db)
    .where('x.org_id', '=', orgId)
    .where('x.id', '=', expenseId)
    .executeTakeFirstOrThrow(notFound);
  const [shown] = await showExpenses(db, { actor, now, locale: actor.locale }, [row]);
  if (shown === undefined) throw notFound();
  return shown;
}

/** Whoever changes it at the same moment waits here. @throws {HttpProblem} 404 */
export function lockExpense(trx: Transaction<Database>, { orgId, expenseId }: ExpenseKey): Promise<ExpenseRow> {
  return selectExpenses(trx)
    .where('x.org_id', '=', orgId)
    .where('x.id', '=', expenseId)
    .forUpdate('x')
    .executeTakeFirstOrThrow(notFound);
}
