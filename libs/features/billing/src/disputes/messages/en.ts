import type { TranslationOf } from '@imah/app/i18n';
import type { disputeTextsId } from './id.ts';

export const disputeTextsEn: TranslationOf<typeof disputeTextsId> = {
  title: 'Disputes',
  failed: 'The disputes could not be loaded yet',
  add: 'Dispute this bill',
  states: { open: 'Waits for an answer', accepted: 'Accepted', refused: 'Refused', settled: 'Over: paid in full' },
  of: '{lines} · {amount}',
  by: '{name}, {day}',
  answered: '{name}, {day}: {reason}',
  note: 'The bill was lowered by credit note {number}.',
  pause: 'While it waits for an answer, this part bears no late fee and no reminder.',
  answer: 'Answer the dispute',
  form: {
    title: 'Dispute {number}',
    text: 'Choose the charges that you think are wrong. The management answers with its reason.',
    lines: 'Charges that are wrong',
    line: '{kind}, {amount}',
    reason: 'What is wrong?',
    save: 'Send the dispute',
    sent: 'The dispute was sent to the management.',
  },
  reply: {
    title: 'Answer the dispute of {number}',
    outcome: 'Answer',
    outcomes: { accepted: 'Accept, lower the bill', refused: 'Refuse' },
    amount: '{kind}: lowered by',
    most: 'At most {amount}',
    some: 'Enter one amount or more.',
    reason: 'Reason',
    reasonHint: 'Whoever disputes the bill reads it too.',
    save: 'Send the answer',
    sent: 'The dispute was answered.',
  },
  waiting: { title: 'Disputes that wait for an answer', row: '{unit}, {name}', detail: '{number} · {reason}' },
};
