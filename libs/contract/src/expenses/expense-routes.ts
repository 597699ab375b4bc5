import type { RouteTable } from '../core/route.ts';

const organization = '/api/v1/organizations/{orgId}';
const one = '/api/v1/expenses/{expenseId}';

/** The calls about suppliers and what is spent. */
export const expenseRoutes = {
  listVendors: { method: 'GET', path: `${organization}/vendors`, retry: true },
  createVendor: { method: 'POST', path: `${organization}/vendors`, retry: false },
  updateVendor: { method: 'PUT', path: `${organization}/vendors/{vendorId}`, retry: false, ifMatch: true },
  getExpenseBasis: { method: 'GET', path: `${organization}/expense-rule`, retry: true },
  updateExpenseRule: { method: 'PUT', path: `${organization}/expense-rule`, retry: false },
  listExpenses: { method: 'GET', path: `${organization}/expenses`, retry: true },
  exportExpenses: { method: 'GET', path: `${organization}/expenses-file`, retry: true, bytes: 'answered' },
  createExpense: { method: 'POST', path: '/api/v1/buildings/{buildingId}/expenses', retry: false },
  getExpense: { method: 'GET', path: one, retry: true },
  updateExpense: { method: 'PUT', path: one, retry: false, ifMatch: true },
  moveExpense: { method: 'POST', path: `${one}/moves`, retry: false, ifMatch: true },
  repeatExpense: { method: 'PUT', path: `${one}/repetition`, retry: false },
  recordTaxSlip: { method: 'PUT', path: `${one}/tax-slip`, retry: false, ifMatch: true },
  payExpenses: { method: 'POST', path: `${organization}/expense-payments`, retry: false },
  writeExpenseBatch: { method: 'POST', path: `${organization}/expense-batches`, retry: false },
} as const satisfies RouteTable;
