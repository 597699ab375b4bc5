import type { ExpenseAnswer } from '../expense-notification-data.ts';
import { rupiahOf } from './bill-words.ts';
import type { NotificationTexts } from './notification-texts.ts';

const answers: Readonly<Record<ExpenseAnswer, string>> = {
  approved: 'approved',
  rejected: 'rejected',
  cancelled: 'cancelled',
  paid: 'paid',
};

/** What is told of expenses in English. */
export const expenseEn: Pick<
  NotificationTexts['notifications'],
  'expense-submitted' | 'expense-answered' | 'expense-repeated' | 'vendor-account-changed'
> = {
  'expense-submitted': ({ number, amount, description, by }, { building }) => ({
    title: `An expense of ${rupiahOf(amount)} waits for approval`,
    body: `${building}: ${by} has handed in ${number}, ${description}.`,
    reason: 'You approve expenses of this building.',
  }),
  'expense-answered': ({ number, amount, description, state, reason }, { building }) => ({
    title: `Expense of ${rupiahOf(amount)} ${answers[state]}`,
    body: `${building}: ${number}, ${description}.${reason === null ? '' : ` Reason: “${reason}”.`}`,
    reason: 'You have handed this expense in.',
  }),
  'expense-repeated': ({ number, amount, description }, { building }) => ({
    title: `This month’s draft expense: ${description}`,
    body: `${building}: ${number}, ${rupiahOf(amount)}. Adjust it, attach its bill and submit it.`,
    reason: 'This expense comes again each month in a building where you record them.',
  }),
  'vendor-account-changed': ({ vendor, by, bank, accountEnd }) => ({
    title: `The account of ${vendor} has changed`,
    body: `${by} has set it to ${bank} ending in ${accountEnd}. It is paid to tomorrow at the earliest. Ask the supplier by a number that you know.`,
    reason: 'You approve expenses in this organisation.',
  }),
};
