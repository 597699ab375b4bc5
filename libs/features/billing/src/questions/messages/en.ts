import type { TranslationOf } from '@imah/app/i18n';
import type { questionTextsId } from './id.ts';

export const questionTextsEn: TranslationOf<typeof questionTextsId> = {
  failed: 'The questions could not be loaded yet',
  ask: 'Ask about this line',
  askOf: 'Ask about this line: {kind}',
  states: { open: 'Waits for an answer', answered: 'Answered', closed: 'Over' },
  asked: 'Asked on {day}: {question}',
  answered: 'Answer of {day}: {answer}',
  open: 'Open ticket {number}',
  dispute: 'Dispute {kind}',
  form: {
    title: 'Ask about {kind} on {number}',
    text: 'The management gets this question as a ticket with the line of the bill. The bill and its due date stay.',
    question: 'What would you like to know?',
    save: 'Send the question',
    sent: 'The question was sent to the management.',
  },
};
