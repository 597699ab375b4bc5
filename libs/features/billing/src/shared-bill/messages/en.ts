import type { TranslationOf } from '@imah/app/i18n';
import type { sharedTextsId } from './id.ts';

export const sharedTextsEn: TranslationOf<typeof sharedTextsId> = {
  failed: 'The bill could not be loaded yet',
  missing: {
    title: 'This link is not good',
    text: 'It may have expired, been withdrawn, or been cut off. Ask whoever sent it for a new one.',
  },
  toPay: 'To be paid',
  settled: 'Nothing is left to pay',
  tax: 'Tax',
  total: 'Total',
  paid: 'Paid or taken off',
  rest: 'Left to pay',
  how: {
    title: 'How to pay',
    open: 'Pay by {due}, in cash at the management office or by transfer to its account. Name {number} so that your payment is recorded on this bill.',
    settled: 'This bill has been paid. Thank you.',
    cancelled: 'This bill was cancelled by a credit note. Nothing is left to pay.',
  },
  account: 'Is this bill yours?',
  login: 'Open it with your account',
  download: {
    label: 'Download PDF',
    file: 'Bill',
    busy: 'It was downloaded too often. Try again in a moment.',
    gone: 'This link is no longer good.',
    failed: 'The file could not be downloaded yet. Check your connection, then try again.',
  },
  until: 'This link is good until {day}. Whoever holds it sees this page.',
};
