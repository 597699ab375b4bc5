import type { RouteTable } from '../core/route.ts';

const books = '/api/v1/organizations/{orgId}/finances';
const one = `${books}/budgets/{budgetId}` as const;

/** The calls about what a year is planned to bring and to cost, and what became of it. */
export const budgetRoutes = {
  listBudgets: { method: 'GET', path: `${books}/budgets`, retry: true },
  createBudget: { method: 'POST', path: `${books}/budgets`, retry: false },
  getBudget: { method: 'GET', path: one, retry: true },
  updateBudget: { method: 'PUT', path: one, retry: false, ifMatch: true },
  moveBudget: { method: 'POST', path: `${one}/moves`, retry: false, ifMatch: true },
  importBudget: { method: 'POST', path: `${one}/imports`, retry: false },
  undoBudgetImport: { method: 'POST', path: `${one}/undone-imports`, retry: false, ifMatch: true },
  getBudgetComparison: { method: 'GET', path: `${books}/budget-comparison`, retry: true },
  exportBudgetComparison: { method: 'GET', path: `${books}/budget-file`, retry: true, bytes: 'answered' },
  getExpenseBudget: { method: 'GET', path: '/api/v1/expenses/{expenseId}/budget', retry: true },
} as const satisfies RouteTable;
