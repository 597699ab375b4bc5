import { rupiahOf } from './bill-words.ts';
import type { NotificationTexts } from './notification-texts.ts';

const answers = { approved: 'disetujui', returned: 'dikembalikan' } as const;

/** What is told of budgets in Indonesian. */
export const budgetId: Pick<NotificationTexts['notifications'], 'budget-submitted' | 'budget-answered'> = {
  'budget-submitted': ({ year, of, revenue, expense, by }, place) => ({
    title: `Anggaran ${year} menunggu persetujuan`,
    body: `${place[of]}: ${by} mengajukan pendapatan ${rupiahOf(revenue)} dan beban ${rupiahOf(expense)}.`,
    reason: 'Anda menyetujui anggaran ini.',
  }),
  'budget-answered': ({ year, of, answer, by, reason }, place) => ({
    title: `Anggaran ${year} ${answers[answer]}`,
    body: `${place[of]}: dijawab ${by}.${reason === null ? '' : ` Alasan: “${reason}”.`}`,
    reason: 'Anda ikut mengisi anggaran ini.',
  }),
};
