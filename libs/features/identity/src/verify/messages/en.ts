import type { TranslationOf } from '@imah/app/i18n';
import type { verifyTextsId } from './id.ts';

export const verifyTextsEn = {
  title: 'Verify your email address',
  lead: 'Press the button below to confirm that this email address is yours.',
  submit: 'Yes, this is my email address',
  done: { title: 'Email address verified', text: 'Your account now uses the address {email}.' },
  expired: 'This link has already been used or has expired. Request a new email on your Account page.',
  missing: 'Open this page from the link in the email we sent to your email address.',
  account: 'Go to Account',
  home: 'Back to home',
  login: 'Go to login',
} as const satisfies TranslationOf<typeof verifyTextsId>;
