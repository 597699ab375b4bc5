import { randomUUIDv7 } from 'node:crypto';
import { createBankAccount, createExpense, createVendor, moveExpense, payExpenses } from '@imah/server-billing';
import type { ServerContext } from '@imah/server-platform';
import { keepBytes } from '@imah/server-platform/files';
import type { ExpensesPlan, SupplierBillPlan } from '../plan/expenses-melati.ts';
import type { BooksEdit, BooksPlace, BooksPorts } from './books-place.ts';
import { drawSupplierBill } from './supplier-bill.ts';

const dayMs = 86_400_000;

interface Bill {
  readonly plan: SupplierBillPlan;
  readonly amount: number;
  /** Milliseconds since 1970 UTC. */
  readonly arrivedAt: number;
  readonly reference: string;
  readonly fileId: string;
}

interface Month {
  readonly bills: readonly Bill[];
  readonly paidAt: number;
}

/** A building, and the second pair of eyes: what one of them hands in the other approves. */
export interface ExpensesPlace extends Pick<BooksPlace, 'orgId' | 'buildingId' | 'timeZone' | 'actor'> {
  readonly approver: BooksPlace['actor'];
}

type Drawing = Pick<ServerContext, 'db' | 'files' | 'now'>;

/** The bills of the running month and of those before it that have arrived by `now`, each kept as a file. */
export async function drawBills(context: Drawing, place: ExpensesPlace, plan: ExpensesPlan): Promise<Month[]> {
  const now = context.now();
  const { orgId, timeZone, actor } = place;
  const running = Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO(timeZone)
    .toPlainDate()
    .toPlainYearMonth();
  const months: Month[] = [];
  for (let nth = 0; nth <= plan.months; nth += 1) {
    const month = running.subtract({ months: plan.months - nth });
    const at = (day: number) =>
      month.toPlainDate({ day }).toZonedDateTime({ timeZone, plainTime: { hour: 10 } }).epochMilliseconds;
    const bills: Bill[] = [];
    for (const [index, each] of plan.bills.entries()) {
      const arrivedAt = at(each.day);
      if (arrivedAt > now) continue;
      const amount = amountOf(each, nth, index);
      const reference = `${month.toString().replace('-', '/')}/${String(100 * index + nth + 1).padStart(4, '0')}`;
      const { supplier, description } = each;
      const bytes = await drawSupplierBill({
        supplier,
        customer: plan.bankAccount.holder,
        description,
        amount,
        number: reference,
        madeAt: arrivedAt,
      });
      const file = { id: randomUUIDv7(), org_id: orgId, user_id: actor.userId, keeps_location: false };
      const name = `tagihan-${month.toString()}-${index + 1}.pdf`;
      await keepBytes(context, { ...file, name, size: bytes.byteLength }, bytes, async () => undefined);
      bills.push({ plan: each, amount, arrivedAt, reference, fileId: file.id });
    }
    months.push({ bills, paidAt: at(plan.paidOn) });
  }
  return months;
}

/** Every month a little more or less than usual, the same for everybody who looks; to a hundred rupiah. */
function amountOf({ usual, swingPercent }: SupplierBillPlan, month: number, bill: number): number {
  return Math.round((usual * (1 + (swingPercent / 100) * Math.sin(month * 1.7 + bill))) / 100) * 100;
}

/**
 * Writes what running a building has cost, by the commands that people have, each on its day: what came is handed in by one,
 * approved by another on the next day and paid with the others of its month. What came last may still wait.
 */
export async function writeExpenses(
  ports: BooksPorts,
  place: ExpensesPlace,
  plan: ExpensesPlan,
  { months, now }: { readonly months: readonly Month[]; readonly now: number },
): Promise<void> {
  const { orgId, buildingId, timeZone, actor, approver } = place;
  const begin = (months[0]?.bills[0]?.arrivedAt ?? now) - dayMs;
  const editAt = (at: number): BooksEdit => ({ orgId, buildingId, actor, requestId: 'demo', now: at });
  const bank = await createBankAccount(ports, editAt(begin), plan.bankAccount);
  const suppliers = new Map<string, string>();
  for (const draft of plan.suppliers) {
    const { state = 'active' } = draft;
    suppliers.set(draft.name, (await createVendor(ports, editAt(begin), { ...draft, state })).id);
  }
  for (const { bills, paidAt } of months) {
    const payable: string[] = [];
    for (const bill of bills) {
      const expense = await handIn(bill);
      const approvedAt = bill.arrivedAt + dayMs;
      if (approvedAt > now) continue;
      const { id: expenseId, version } = expense;
      const approving = { ...editAt(approvedAt), actor: approver, expenseId, version };
      await moveExpense(ports, approving, { move: 'approve', reason: null });
      payable.push(expenseId);
    }
    if (payable.length === 0 || paidAt > now) continue;
    const on = Temporal.Instant.fromEpochMilliseconds(paidAt).toZonedDateTimeISO(timeZone).toPlainDate().toString();
    await payExpenses(ports, editAt(paidAt), { expenseIds: payable, bankAccountId: bank.id, on });
  }
  // Nobody is told of what is long past, and what waits stands in the list of what is to be done.
  await ports.db
    .deleteFrom('notification_outbox')
    .where('org_id', '=', orgId)
    .where('kind', 'like', 'expense-%')
    .execute();

  async function handIn({ plan: bill, amount, arrivedAt, reference, fileId }: Bill) {
    const edit = editAt(arrivedAt);
    const on = Temporal.Instant.fromEpochMilliseconds(arrivedAt).toZonedDateTimeISO(timeZone).toPlainDate().toString();
    const { supplier, accountCode, description, withholding } = bill;
    const draft = await createExpense(ports, edit, {
      vendorId: suppliers.get(supplier) ?? null,
      accountCode,
      on,
      amount,
      description,
      reference,
      ticketNumber: null,
      withholding: withholding === undefined ? null : { kind: withholding, base: amount },
      fileIds: [fileId],
    });
    const { id: expenseId, version } = draft;
    return moveExpense(ports, { ...edit, expenseId, version }, { move: 'submit', reason: null });
  }
}
