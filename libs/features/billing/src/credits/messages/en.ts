import type { TranslationOf } from '@imah/app/i18n';
import type { creditTextsId } from './id.ts';

export const creditTextsEn: TranslationOf<typeof creditTextsId> = {
  title: 'Credit notes',
  failed: 'Credit notes could not be loaded yet',
  row: '{day} · {reason}',
  pdf: 'Download {number}',
  file: 'Credit-note-{number}',
  add: 'Issue a credit note',
  form: {
    title: 'Credit note for {number}',
    text: 'It lowers a bill that was issued, and the books say so at once. {name} is told.',
    of: 'For',
    all: 'All that is left of the bill, {amount}',
    line: '{kind}, {amount} left',
    amount: 'Amount, with its taxes',
    most: 'At most {amount}.',
    reason: 'Reason',
    reasonHint: 'Who pays the bill reads it too.',
    save: 'Issue credit note',
    done: 'Credit note {number} was issued.',
  },
};
