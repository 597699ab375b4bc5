import type { TranslationOf } from '@imah/app/i18n';
import type { pushOfferTextsId } from './id.ts';

export const pushOfferTextsEn: TranslationOf<typeof pushOfferTextsId> = {
  title: 'Do you want to be told on this device?',
  text: 'We tell you as soon as your report is worked on, answered or resolved.',
  accept: 'Yes, tell me',
  dismiss: 'Not now',
  accepted: 'You will be told on this device. How is set on the account page.',
  denied: 'The browser refused notifications. You can allow them in its settings.',
  failed: 'Notifications could not be turned on. Please try again.',
};
