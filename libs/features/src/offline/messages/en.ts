import type { TranslationOf } from '../../i18n/define-texts.ts';
import type { offlineId } from './id.ts';

export const offlineEn: TranslationOf<typeof offlineId> = {
  since: 'The server cannot be reached. Data from {time}, <age></age>.',
  nothing: 'The server cannot be reached.',
  retry: 'Try again',
};
