import { defineTexts } from '@imah/app/i18n';
import { homeTextsId } from './messages/id.ts';

export const useHomeTexts = defineTexts({
  id: homeTextsId,
  loadEn: async () => (await import('./messages/en.ts')).homeTextsEn,
});
