import * as z from 'zod/mini';
import { created, defineEndpoints, may, ok } from '../core/calls.ts';
import { budgetRoutes } from './budget-routes.ts';
import {
  budget,
  budgetComparison,
  budgetDraft,
  budgetImport,
  budgetImportReport,
  budgetLines,
  budgetMoveAsked,
  budgetQuery,
  budgetSummary,
  comparisonFileQuery,
  comparisonQuery,
} from './budget.ts';
import { expenseBudget } from './expense-budget.ts';

/** The handler asks again about the building of the budget, or about all of them where it has none. */
const seen = may('report.view', 'organization');
const changed = may('report.update', 'organization');
const often = { max: 120, windowSeconds: 60 };
const seldom = { max: 30, windowSeconds: 60 };
const files = { max: 20, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about budgets. */
export const budgetEndpoints = defineEndpoints(budgetRoutes, 'finances', {
  listBudgets: ok(
    'Budgets of a place and a year, the newest revision first; at most 100',
    seen,
    z.array(budgetSummary),
    {
      query: budgetQuery,
    },
  ),
  createBudget: created(
    'Begin a budget of a year, or a revision of it; 409 while another is not approved yet',
    may('report.create', 'organization'),
    budget,
    { body: budgetDraft, errors: [409], rateLimit: seldom },
  ),
  getBudget: ok('A budget with its lines and what the reader may do to it', seen, budget),
  updateBudget: ok('Write all lines of a budget that is a draft', changed, budget, {
    body: budgetLines,
    errors: [409],
    rateLimit: often,
  }),
  moveBudget: ok('Submit, give back, approve or discard a budget; nobody approves what they wrote in', seen, budget, {
    body: budgetMoveAsked,
    errors: [403, 409],
    rateLimit: often,
  }),
  importBudget: ok('Check or take over lines of a budget from a table', changed, budgetImportReport, {
    body: budgetImport,
    bodyLimit: 8_500_000,
    errors: [409, 413],
    rateLimit: seldom,
  }),
  undoBudgetImport: ok(
    'Take back what was imported last; 409 once the budget was changed, or a day is over',
    changed,
    budget,
    { errors: [409], rateLimit: seldom },
  ),
  getBudgetComparison: ok(
    'The approved budget of a year beside what the books say, by account',
    seen,
    budgetComparison,
    {
      query: comparisonQuery,
    },
  ),
  exportBudgetComparison: {
    summary: 'The approved budget beside what the books say, as a file for a spreadsheet',
    access: may('report.export', 'organization'),
    query: comparisonFileQuery,
    byteTypes: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    response: { status: 200 },
    rateLimit: files,
  },
  getExpenseBudget: ok(
    'Whether an expense passes the budget of its account',
    { kind: 'filtered', permission: 'expense.view' },
    expenseBudget,
  ),
});
