import { defineTexts } from '../i18n/define-texts.ts';
import { homeTextsId } from './messages/id.ts';

export const useHomeTexts = defineTexts({
  id: homeTextsId,
  loadEn: async () => (await import('./messages/en.ts')).homeTextsEn,
});
