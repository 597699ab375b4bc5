import { rupiahOf } from './bill-words.ts';
import type { NotificationTexts } from './notification-texts.ts';

const answers = { approved: 'approved', returned: 'given back' } as const;

/** What is told of budgets in English. */
export const budgetEn: Pick<NotificationTexts['notifications'], 'budget-submitted' | 'budget-answered'> = {
  'budget-submitted': ({ year, of, revenue, expense, by }, place) => ({
    title: `The budget of ${year} waits for approval`,
    body: `${place[of]}: ${by} has handed in revenue of ${rupiahOf(revenue)} and expenses of ${rupiahOf(expense)}.`,
    reason: 'You approve this budget.',
  }),
  'budget-answered': ({ year, of, answer, by, reason }, place) => ({
    title: `Budget of ${year} ${answers[answer]}`,
    body: `${place[of]}: answered by ${by}.${reason === null ? '' : ` Reason: “${reason}”.`}`,
    reason: 'You wrote in this budget.',
  }),
};
