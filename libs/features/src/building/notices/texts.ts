import { defineTexts } from '../../i18n/define-texts.ts';
import { noticesId } from './messages/id.ts';

export const useNoticesTexts = defineTexts({
  id: noticesId,
  loadEn: async () => (await import('./messages/en.ts')).noticesEn,
});
