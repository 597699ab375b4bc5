import type { TranslationOf } from '../../../i18n/define-texts.ts';
import type { viewAsId } from './id.ts';

export const viewAsEn: TranslationOf<typeof viewAsId> = {
  notice: 'You are viewing as {group}. Nothing can be changed.',
  failed: 'Viewing as {group} could not be ended. Please try again.',
  end: 'Back to my permissions',
};
