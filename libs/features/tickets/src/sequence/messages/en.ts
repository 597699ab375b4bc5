import type { TranslationOf } from '@imah/app/i18n';
import type { sequenceTextsId } from './id.ts';

export const sequenceTextsEn: TranslationOf<typeof sequenceTextsId> = {
  label: 'List it was opened from',
  back: 'Back to the list',
  previous: 'Previous',
  next: 'Next',
  place: '{at} of {all}',
};
