import type { TranslationOf } from '../../../i18n/define-texts.ts';
import type { viewAsId } from './id.ts';

export const viewAsEn: TranslationOf<typeof viewAsId> = {
  notice: 'You see this as {group}. Nothing can be changed.',
  failed: 'Seeing as {group} could not be ended. Please try again.',
  end: 'Back to my rights',
};
