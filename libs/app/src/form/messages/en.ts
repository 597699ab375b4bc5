import type { TranslationOf } from '../../i18n/define-texts.ts';
import type { formTextsId } from './id.ts';

export const formTextsEn = {
  invalid: 'Some fields need attention.',
  required: 'Required',
  cancel: 'Cancel',
  email: 'Enter the full email address, for example name@example.com.',
  network: 'No connection to the server. What you typed is still here; check your internet and try again.',
  timeout: 'The server did not answer in time. What you typed is still here; please try again.',
  server: 'The server has a problem. What you typed is still here; please try again in a moment.',
  wait: 'Too many attempts. Please try again in {duration}.',
  waitUnknown: 'Too many attempts. Please wait a moment, then try again.',
} as const satisfies TranslationOf<typeof formTextsId>;
