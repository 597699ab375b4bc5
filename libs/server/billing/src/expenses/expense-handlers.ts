import type { expenseEndpoints } from '@imah/contract/expenses';
import type { ServerContext } from '@imah/server-platform';
import type { FileSubject } from '@imah/server-platform/files';
import type { Actor, Handlers } from '@imah/server-platform/http';
import { expenseTarget, readExpense, requireExpense } from './expense-key.ts';
import { readExpenseBasis, updateExpenseRule } from './expense-rule.ts';
import { exportExpenses } from './export-expenses.ts';
import { listExpenses } from './list-expenses.ts';
import { moveExpense } from './move-expense.ts';
import { payExpenses, writeExpenseBatch } from './pay-expenses.ts';
import { reachOfExpenses } from './reach-of-expenses.ts';
import { repeatExpense } from './repeat-expense.ts';
import { recordTaxSlip } from './tax-slip.ts';
import { listVendors } from './vendor-rows.ts';
import { createVendor, updateVendor } from './vendors.ts';
import { createExpense, updateExpense } from './write-expense.ts';

interface Asked {
  readonly actor: Actor;
  readonly request: { readonly id: string };
}

export function expenseHandlers(context: ServerContext): Pick<Handlers, keyof typeof expenseEndpoints> {
  const { db, now } = context;
  const by = ({ actor, request }: Asked) => ({ actor, requestId: request.id, now: now() });
  const reader = (actor: Actor) => ({ actor, now: now(), locale: actor.locale });
  return {
    listVendors: async ({ actor, edit, query }) => ({
      data: await listVendors(db, reader(actor), { ...query, orgId: edit.orgId }),
    }),
    createVendor: async ({ edit, body }) => ({ data: await createVendor(context, edit, body) }),
    updateVendor: async ({ edit, body }) => ({ data: await updateVendor(context, edit, body) }),
    getExpenseBasis: async ({ actor, edit }) => ({ data: await readExpenseBasis(db, edit.orgId, actor.locale) }),
    updateExpenseRule: async ({ edit, body }) => ({ data: await updateExpenseRule(context, edit, body) }),
    listExpenses: async ({ actor, edit, query: { buildingId, ...asked } }) => {
      const reach = await reachOfExpenses(db, actor, 'expense.view', { orgId: edit.orgId, buildingId });
      return listExpenses(db, reader(actor), reach, asked);
    },
    exportExpenses: async ({ actor, edit, query: { buildingId, ...asked }, reply }) => {
      const reach = await reachOfExpenses(db, actor, 'expense.export', { orgId: edit.orgId, buildingId });
      await exportExpenses(db, reader(actor), { reach, asked, reply });
      return undefined;
    },
    createExpense: async ({ edit, body }) => ({ data: await createExpense(context, edit, body) }),
    getExpense: async ({ actor, params }) => {
      const found = await requireExpense(db, actor, params.expenseId, 'expense.view');
      return { data: await readExpense(db, reader(actor), found) };
    },
    updateExpense: async (call) => {
      const found = await requireExpense(db, call.actor, call.params.expenseId, 'expense.update');
      const edit = { ...by(call), ...found, version: call.version };
      return { data: await updateExpense(context, edit, call.body) };
    },
    moveExpense: async (call) => {
      const found = await requireExpense(db, call.actor, call.params.expenseId, 'expense.view');
      const edit = { ...by(call), ...found, version: call.version };
      return { data: await moveExpense(context, edit, call.body) };
    },
    repeatExpense: async (call) => {
      const found = await requireExpense(db, call.actor, call.params.expenseId, 'expense.update');
      return { data: await repeatExpense(context, { ...by(call), ...found }, call.body) };
    },
    recordTaxSlip: async (call) => {
      const found = await requireExpense(db, call.actor, call.params.expenseId, 'expense.update');
      const edit = { ...by(call), ...found, version: call.version };
      return { data: await recordTaxSlip(context, edit, call.body) };
    },
    payExpenses: async ({ edit, body }) => ({ data: await payExpenses(context, edit, body) }),
    writeExpenseBatch: async ({ edit, body }) => ({ data: await writeExpenseBatch(context, edit, body) }),
  };
}

/** The bill of a supplier is read by whoever reads the expense. */
export const expenseFileSubjects: { readonly expense: FileSubject } = {
  expense: { read: 'expense.view', resolve: (db, id) => expenseTarget(db, id) },
};
