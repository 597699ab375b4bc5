import type { BudgetImport, BudgetImportReport } from '@imah/contract/finances';
import { budgetBounds } from '@imah/contract/finances/words';
import type { Locale } from '@imah/contract/core/words';
import {
  faultOfLines,
  type ImportFault,
  readLines as readSheet,
  saidOfNone,
  saidOfRows,
} from '@imah/server-buildings/import';
import { auditActorOf, type CommandPorts, type PersonalEdit, runCommand } from '@imah/server-platform/command';
import { HttpProblem } from '@imah/server-platform/http';
import { readBudgetAccounts } from './budget-accounts.ts';
import { budgetEvents } from './budget-events.ts';
import type { FoundBudget } from './budget-key.ts';
import { type BudgetRow, lockBudget, readBudget, readLines } from './budget-rows.ts';
import { noMonths, sumOf } from './months-of-year.ts';
import { type BudgetPlan, planImport, type PlannedLine } from './plan-import.ts';
import { type BudgetTable, readBudgetRows } from './read-budget-rows.ts';
import { changeOf, withAuthor } from './update-budget.ts';
import { writeLines } from './write-lines.ts';

type Edit = PersonalEdit & FoundBudget;
/** Lines that an answer shows. */
const shownLines = 50;

/**
 * Checks or takes over lines of a draft from a table, in one transaction, and says in the person's language what is wrong. Accounts that
 * are not named keep their lines; what all were before is kept, so that it can be taken back.
 * @throws {HttpProblem} 409 where it is no draft
 */
export async function importBudget(
  ports: CommandPorts,
  edit: Edit,
  { source, mode, faulty }: BudgetImport,
  locale: Locale,
): Promise<BudgetImportReport> {
  // Before anything is locked: a file may take its time.
  const cells = await readSheet(source, JSON.stringify(auditActorOf(edit)));
  const { orgId, buildingId, budgetId, actor, now } = edit;
  return runCommand<BudgetRow, BudgetImportReport>(ports, edit, {
    lock: (trx) => lockBudget(trx, edit),
    validate: (_trx, { state }) => {
      if (state !== 'draft') throw new HttpProblem(409, 'BENTROK');
    },
    write: async (trx, row) => {
      const table = tableOf(cells);
      if (typeof table === 'string') return { result: refused(table, locale), audit: null };
      const accounts = (await readBudgetAccounts(trx, orgId, locale)).filter(({ state }) => state === 'active');
      const plan = planImport(table.rows, accounts);
      const former = new Map((await readLines(trx, edit)).map(({ accountId, months }) => [accountId, months]));
      const changed = changedBy(plan, former);
      const canApply = changed.length > 0 && (plan.faulty.length === 0 || faulty === 'skip');
      const result = reportOf(table, plan, { changed: changed.length, applied: mode === 'apply' && canApply }, locale);
      if (!result.applied) return { result, audit: null };
      const before = await readBudget(trx, { actor, now }, edit);
      const next = new Map([...former, ...changed.map(({ account, months }) => [account.accountId, months] as const)]);
      await writeLines(
        trx,
        edit,
        [...next].map(([accountId, months]) => ({ accountId, months, before: former.get(accountId) ?? noMonths() })),
      );
      await trx
        .updateTable('budget')
        .set({
          version: row.version + 1,
          imported_at: new Date(now),
          author_ids: withAuthor(row, actor.userId),
        })
        .where('org_id', '=', orgId)
        .where('id', '=', budgetId)
        .execute();
      const after = await readBudget(trx, { actor, now }, edit);
      return {
        result,
        audit: { action: 'import', entity: 'budget', entityId: budgetId, buildingId, ...changeOf(before, after) },
        effects: await budgetEvents(trx, edit, { id: budgetId, version: row.version + 1, op: 'updated' }),
      };
    },
  });
}

const changedBy = ({ good }: BudgetPlan, former: ReadonlyMap<string, readonly number[]>): readonly PlannedLine[] =>
  good.filter(({ account, months }) => (former.get(account.accountId) ?? noMonths()).join() !== months.join());

function tableOf(cells: readonly string[][] | null): BudgetTable | ImportFault {
  const fault = faultOfLines(cells);
  if (cells === null || fault !== null) return fault ?? 'unreadable';
  const table = readBudgetRows(cells);
  if (table === null) return cells.length === 0 ? 'no-budget-rows' : 'no-budget-heading';
  if (table.rows.length > budgetBounds.lines) return 'too-many-budget-rows';
  return table.rows.length === 0 ? 'no-budget-rows' : table;
}

function reportOf(
  table: BudgetTable,
  { good, faulty }: BudgetPlan,
  { changed, applied }: { readonly changed: number; readonly applied: boolean },
  locale: Locale,
): BudgetImportReport {
  const sum = (wanted: 'revenue' | 'expense') =>
    sumOf(good.filter(({ account }) => account.type === wanted).map(({ months }) => sumOf(months)));
  return {
    applied,
    rows: table.rows.length,
    changed,
    revenue: sum('revenue'),
    expense: sum('expense'),
    preview: good
      .slice(0, shownLines)
      .map(({ account: { code, name }, months }) => ({ code, name, year: sumOf(months) })),
    ...saidOfRows(table, faulty, { locale }),
  };
}

function refused(fault: ImportFault, locale: Locale): BudgetImportReport {
  const nothing = { rows: 0, changed: 0, revenue: 0, expense: 0, preview: [] };
  return { applied: false, ...nothing, ...saidOfNone(fault, locale) };
}
