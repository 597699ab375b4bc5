import type { Expense } from '@imah/contract/expenses';
import type { Transaction } from 'kysely';
import { type ExpenseAnswer, notify } from '@imah/server-notifications';
import { nameOf, type PersonalEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';

/** The page of an expense. */
export const hrefOfExpense = ({ orgId, id }: Pick<Expense, 'orgId' | 'id'>) =>
  `/imah/finances?bagian=expenses&organisasi=${orgId}&pengeluaran=${id}`;

/** Tells who approves in the building that an expense waits for them. */
export async function notifyApprovers(
  trx: Transaction<Database>,
  { actor, now }: PersonalEdit,
  expense: Expense,
): Promise<void> {
  const { id, orgId, buildingId, number, amount, description, version } = expense;
  await notify(
    trx,
    {
      kind: 'expense-submitted',
      recipients: { kind: 'granted', permission: 'expense.approve', except: [actor.userId] },
      actorId: actor.userId,
      place: { orgId, buildingId },
      dedupeKey: `expense-submitted/${id}/${version}`,
      data: { number, amount, description, by: nameOf(actor) },
      href: hrefOfExpense(expense),
    },
    now,
  );
}

interface Told {
  /** Who has handed it in. */
  readonly authorId: string | null;
  readonly expense: Expense;
  readonly state: ExpenseAnswer;
}

/** Tells who has handed an expense in what became of it, but not of what they have done themselves. */
export async function notifyAuthor(
  trx: Transaction<Database>,
  { actor, now }: PersonalEdit,
  { authorId, expense, state }: Told,
): Promise<void> {
  const { id, orgId, buildingId, number, amount, description, version } = expense;
  if (authorId === null || authorId === actor.userId) return;
  await notify(
    trx,
    {
      kind: 'expense-answered',
      recipients: { kind: 'people', userIds: [authorId] },
      actorId: actor.userId,
      place: { orgId, buildingId },
      dedupeKey: `expense-answered/${id}/${version}`,
      data: { number, amount, description, state, reason: state === 'paid' ? null : expense.reason },
      href: hrefOfExpense(expense),
    },
    now,
  );
}
