import type { TranslationOf } from '../../i18n/define-texts.ts';
import type { offlineTextsId } from './id.ts';

export const offlineTextsEn: TranslationOf<typeof offlineTextsId> = {
  since: 'The server cannot be reached. Data from {time}, <age></age>.',
  nothing: 'The server cannot be reached.',
  retry: 'Try again',
};
