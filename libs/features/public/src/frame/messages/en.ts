import type { TranslationOf } from '@imah/app/i18n';
import type { publicTextsId } from './id.ts';

export const publicTextsEn = {
  home: 'Imah, to the front page',
  legal: 'Legal documents',
  terms: 'Terms',
  privacy: 'Privacy',
  cookie: 'Cookies',
  otherLanguage: 'Bahasa Indonesia',
  login: 'Log in',
  register: 'Create account',
  tagline: 'One place to run a building.',
} as const satisfies TranslationOf<typeof publicTextsId>;
