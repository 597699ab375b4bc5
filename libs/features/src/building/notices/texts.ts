import { defineTexts } from '../../i18n/define-texts.ts';
import { noticesTextsId } from './messages/id.ts';

export const useNoticesTexts = defineTexts({
  id: noticesTextsId,
  loadEn: async () => (await import('./messages/en.ts')).noticesTextsEn,
});
