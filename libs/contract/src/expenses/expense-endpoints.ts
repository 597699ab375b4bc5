import * as z from 'zod/mini';
import { created, defineEndpoints, list, may, ok } from '../core/calls.ts';
import { expenseBasis, expenseRule } from './expense-rule.ts';
import { expenseRoutes } from './expense-routes.ts';
import {
  expense,
  expenseBatch,
  expenseBatchAsked,
  expenseDraft,
  expenseMoveAsked,
  expensePayment,
  expenseQuery,
  expenseRepetition,
  taxSlip,
} from './expense.ts';
import { vendor, vendorDraft, vendorQuery } from './vendor.ts';

const reach = { reach: 'everywhere' } as const;
/** The handler asks again about the building that is named, or about all of them where none is. */
const seen = may('expense.view', 'organization');
/** The handler asks again about the building of the expense. */
const one = { kind: 'filtered', permission: 'expense.view' } as const;
const changed = { kind: 'filtered', permission: 'expense.update' } as const;
const often = { max: 120, windowSeconds: 60 };
const seldom = { max: 30, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about suppliers and what is spent. */
export const expenseEndpoints = defineEndpoints(expenseRoutes, 'finances', {
  listVendors: ok('Suppliers of an organisation by name; at most 200', seen, z.array(vendor), { query: vendorQuery }),
  createVendor: created('Add a supplier', may('expense.create', 'organization', reach), vendor, {
    body: vendorDraft,
    errors: [409],
    rateLimit: often,
  }),
  updateVendor: ok(
    'Change a supplier; to another bank account nothing is paid for a day, and who approves is told',
    may('expense.update', 'organization', reach),
    vendor,
    { body: vendorDraft, errors: [409], rateLimit: often, stepUp: true },
  ),
  getExpenseBasis: ok(
    'Limits, rates of withheld tax, and the accounts that expenses are booked to',
    seen,
    expenseBasis,
  ),
  updateExpenseRule: ok(
    'Say from which amount on a second person approves, and how much tax is withheld',
    may('org.update', 'organization', reach),
    expenseBasis,
    { body: expenseRule, rateLimit: seldom, stepUp: true },
  ),
  listExpenses: list('Expenses, the newest first', seen, expense, { query: expenseQuery }),
  exportExpenses: {
    summary: 'Expenses as a file for a spreadsheet',
    access: may('expense.export', 'organization'),
    query: expenseQuery,
    byteTypes: ['text/csv'],
    response: { status: 200 },
    rateLimit: seldom,
  },
  createExpense: created('Begin an expense as a draft', may('expense.create', 'building'), expense, {
    body: expenseDraft,
    rateLimit: often,
  }),
  getExpense: ok('An expense with what the reader may do to it', one, expense),
  updateExpense: ok('Change an expense that is a draft or was rejected', changed, expense, {
    body: expenseDraft,
    errors: [403, 404, 409],
    rateLimit: often,
  }),
  moveExpense: ok(
    'Submit, approve, reject, cancel or revoke an expense; above the limit nobody approves their own',
    one,
    expense,
    { body: expenseMoveAsked, errors: [403, 404, 409], rateLimit: often },
  ),
  repeatExpense: ok('Let an expense come again each month as a draft, or no more', changed, expense, {
    body: expenseRepetition,
    errors: [403, 404, 409],
    rateLimit: often,
  }),
  recordTaxSlip: ok('Write down the slip of the tax that was withheld', changed, expense, {
    body: taxSlip,
    errors: [403, 404, 409],
    rateLimit: often,
  }),
  payExpenses: ok(
    'Mark approved expenses as paid, one or many, from an account at a bank or in cash',
    may('expense.transition', 'organization', reach),
    z.array(expense),
    { body: expensePayment, errors: [409], rateLimit: seldom, stepUp: true },
  ),
  writeExpenseBatch: ok(
    'The transfers of approved expenses as a file for the bank',
    may('expense.transition', 'organization', reach),
    expenseBatch,
    { body: expenseBatchAsked, errors: [409], rateLimit: seldom, stepUp: true },
  ),
});
