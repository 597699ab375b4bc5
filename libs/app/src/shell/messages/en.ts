import type { TranslationOf } from '../../i18n/index.ts';
import type { id } from './id.ts';

export const en: TranslationOf<typeof id> = {
  waiting: 'Checking your session',
};
