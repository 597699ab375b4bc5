import type { TranslationOf } from '../../../i18n/define-texts.ts';
import type { verifyId } from './id.ts';

export const verifyEn = {
  title: 'Verify your email address',
  lead: 'Press the button below to confirm that this email address is yours.',
  submit: 'Yes, this is my email address',
  done: { title: 'Email address verified', text: 'Your account now uses the address {email}.' },
  expired: 'This link was used already or has expired. Ask for a new mail on the page Account.',
  missing: 'Open this page by the link in the mail that we sent to your email address.',
  account: 'To the page Account',
  home: 'Back to home',
  login: 'To the login page',
} as const satisfies TranslationOf<typeof verifyId>;
