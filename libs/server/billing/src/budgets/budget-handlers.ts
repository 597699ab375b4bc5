import type { budgetEndpoints } from '@imah/contract/finances';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { requireExpense } from '../expenses/expense-key.ts';
import { placeOfReport } from '../finances/place-of-report.ts';
import { requireBudget } from './budget-key.ts';
import { listBudgets, readBudget } from './budget-rows.ts';
import { compareBudget } from './compare-budget.ts';
import { createBudget } from './create-budget.ts';
import { readExpenseBudget } from './expense-budget.ts';
import { exportComparison } from './export-comparison.ts';
import { importBudget } from './import-budget.ts';
import { moveBudget } from './move-budget.ts';
import { undoBudgetImport } from './undo-import.ts';
import { updateBudget } from './update-budget.ts';

export function budgetHandlers(context: ServerContext): Pick<Handlers, keyof typeof budgetEndpoints> {
  const { db, now } = context;
  return {
    listBudgets: async ({ actor, edit, query: { buildingId, year } }) => {
      const place = await placeOfReport(db, actor, 'report.view', { orgId: edit.orgId, buildingId });
      return { data: await listBudgets(db, place, year) };
    },
    createBudget: async ({ actor, edit, body }) => {
      const buildingId = body.buildingId ?? undefined;
      const place = await placeOfReport(db, actor, 'report.create', { orgId: edit.orgId, buildingId });
      return { data: await createBudget(context, { ...edit, ...place }, body) };
    },
    getBudget: async ({ actor, edit }) => {
      const found = await requireBudget(db, actor, 'report.view', edit);
      return { data: await readBudget(db, { actor, now: now() }, found) };
    },
    updateBudget: async ({ actor, edit, body }) => {
      const found = await requireBudget(db, actor, 'report.update', edit);
      return { data: await updateBudget(context, { ...edit, ...found }, body) };
    },
    moveBudget: async ({ actor, edit, body }) => {
      const found = await requireBudget(db, actor, 'report.view', edit);
      return { data: await moveBudget(context, { ...edit, ...found }, body) };
    },
    importBudget: async ({ actor, edit, body }) => {
      const found = await requireBudget(db, actor, 'report.update', edit);
      return { data: await importBudget(context, { ...edit, ...found }, body, actor.locale) };
    },
    undoBudgetImport: async ({ actor, edit }) => {
      const found = await requireBudget(db, actor, 'report.update', edit);
      return { data: await undoBudgetImport(context, { ...edit, ...found }) };
    },
    getBudgetComparison: async ({ actor, edit, query: { buildingId, month } }) => {
      const place = await placeOfReport(db, actor, 'report.view', { orgId: edit.orgId, buildingId });
      return { data: await compareBudget(db, place, month, actor.locale) };
    },
    exportBudgetComparison: async ({ actor, edit, query: { buildingId, month, format }, reply }) => {
      const place = await placeOfReport(db, actor, 'report.export', { orgId: edit.orgId, buildingId });
      await exportComparison(db, place, { month, format, locale: actor.locale }, reply);
      return undefined;
    },
    getExpenseBudget: async ({ actor, params }) => {
      const found = await requireExpense(db, actor, params.expenseId, 'expense.view');
      return { data: await readExpenseBudget(db, actor, found) };
    },
  };
}
