import { decide, type Permission, type PolicyActor } from '@imah/contract/access';
import type { Budget, BudgetSummary } from '@imah/contract/finances';
import { type AskedBudgetMove, askedBudgetMoves, budgetBounds, budgetChart } from '@imah/contract/finances/words';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { type Actor, notFound } from '@imah/server-platform/http';
import type { ReportPlace } from '../finances/place-of-report.ts';
import { readBudgetAccounts } from './budget-accounts.ts';
import { noMonths, sumOf } from './months-of-year.ts';

/** Who reads a budget, and when. */
export interface BudgetReader {
  readonly actor: Actor;
  readonly now: number;
}

const mostShown = 100;
const hour = 3_600_000;

const selectBudgets = (db: Kysely<Database>) => db.selectFrom('budget as b').selectAll('b');
/** A budget as it is kept. */
export type BudgetRow = Awaited<ReturnType<ReturnType<typeof selectBudgets>['executeTakeFirstOrThrow']>>;

/** Which permission each move asks for. */
export const permissionOfMove: Readonly<Record<AskedBudgetMove, Permission>> = {
  submit: 'report.update',
  discard: 'report.update',
  approve: 'report.transition',
  return: 'report.transition',
};

/** What the policy is asked about a budget. */
export const targetOf = ({ orgId, buildingId }: ReportPlace) =>
  buildingId === null ? { orgId, everywhere: true as const } : { orgId, buildingId };

const isAllowed = (actor: PolicyActor, permission: Permission, row: BudgetRow) =>
  decide(actor, permission, targetOf({ orgId: row.org_id, buildingId: row.building_id })) === 'allowed';

/** The budgets of a place and a year, the newest revision first. */
export async function listBudgets(
  db: Kysely<Database>,
  { orgId, buildingId }: ReportPlace,
  year: string,
): Promise<BudgetSummary[]> {
  const rows = await selectBudgets(db)
    .where('b.org_id', '=', orgId)
    .where('b.building_id', 'is not distinct from', buildingId)
    .where('b.year', '=', Number(year))
    .orderBy('b.revision', 'desc')
    .limit(mostShown)
    .execute();
  if (rows.length === 0) return [];
  const lines = await db
    .selectFrom('budget_line as l')
    .innerJoin('ledger_account as a', (join) =>
      join.onRef('a.org_id', '=', 'l.org_id').onRef('a.id', '=', 'l.account_id'),
    )
    .select(['l.budget_id as budgetId', 'l.months', 'a.type'])
    .where('l.org_id', '=', orgId)
    .where(
      'l.budget_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  const linesOf = Map.groupBy(lines, ({ budgetId }) => budgetId);
  return rows.map((row) => summaryOf(row, linesOf.get(row.id) ?? []));
}

/** A budget with a line for each account that is in use. @throws {HttpProblem} 404 */
export async function readBudget(
  db: Kysely<Database>,
  { actor, now }: BudgetReader,
  { orgId, budgetId }: { readonly orgId: string; readonly budgetId: string },
): Promise<Budget> {
  const row = await selectBudgets(db)
    .where('b.org_id', '=', orgId)
    .where('b.id', '=', budgetId)
    .executeTakeFirstOrThrow(notFound);
  const written = await readLines(db, { orgId, budgetId });
  const monthsOf = new Map(written.map(({ accountId, months }) => [accountId, months]));
  const lines = (await readBudgetAccounts(db, orgId, actor.locale)).flatMap(({ state, ...account }) => {
    const months = monthsOf.get(account.accountId);
    return months === undefined && state === 'archived' ? [] : [{ ...account, months: months ?? noMonths() }];
  });
  const isAuthor = row.author_ids.includes(actor.userId);
  const isLate = (row.imported_at?.getTime() ?? 0) < now - budgetBounds.undoHours * hour;
  const mayEdit = row.state === 'draft' && isAllowed(actor, 'report.update', row);
  return {
    ...summaryOf(row, lines),
    lines,
    moves: askedBudgetMoves.filter(
      (move) =>
        budgetChart[row.state][move] !== undefined &&
        isAllowed(actor, permissionOfMove[move], row) &&
        !(move === 'approve' && isAuthor),
    ),
    mayEdit,
    bar: row.state === 'submitted' && isAuthor && isAllowed(actor, 'report.transition', row) ? 'author' : null,
    undoableUntil:
      row.imported_at === null || isLate || !mayEdit
        ? null
        : new Date(row.imported_at.getTime() + budgetBounds.undoHours * hour).toISOString(),
  };
}

/** The lines that are kept of a budget. */
export function readLines(
  db: Kysely<Database>,
  { orgId, budgetId }: { readonly orgId: string; readonly budgetId: string },
) {
  return db
    .selectFrom('budget_line')
    .select(['account_id as accountId', 'months', 'before'])
    .where('org_id', '=', orgId)
    .where('budget_id', '=', budgetId)
    .execute();
}

/** Whoever changes it at the same moment waits here. @throws {HttpProblem} 404 */
export function lockBudget(
  trx: Transaction<Database>,
  { orgId, budgetId }: { readonly orgId: string; readonly budgetId: string },
): Promise<BudgetRow> {
  return selectBudgets(trx)
    .where('b.org_id', '=', orgId)
    .where('b.id', '=', budgetId)
    .forUpdate('b')
    .executeTakeFirstOrThrow(notFound);
}

function summaryOf(
  row: BudgetRow,
  lines: readonly { readonly type: string; readonly months: readonly number[] }[],
): BudgetSummary {
  const sum = (wanted: 'revenue' | 'expense') =>
    sumOf(lines.filter(({ type }) => type === wanted).map(({ months }) => sumOf(months)));
  return {
    id: row.id,
    orgId: row.org_id,
    buildingId: row.building_id,
    year: String(row.year),
    revision: row.revision,
    state: row.state,
    reason: row.reason,
    returnReason: row.return_reason,
    created: { byName: row.created_by_name, at: row.created_at.toISOString() },
    submitted: doneOf(row.submitted_by_name, row.submitted_at),
    answered: doneOf(row.answered_by_name, row.answered_at),
    revenue: sum('revenue'),
    expense: sum('expense'),
    version: row.version,
  };
}

const doneOf = (byName: string | null, at: Date | null): BudgetSummary['submitted'] =>
  byName === null || at === null ? null : { byName, at: at.toISOString() };
