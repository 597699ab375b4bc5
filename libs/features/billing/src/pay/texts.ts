import { defineTexts } from '@imah/app/i18n';
import { payTextsId } from './messages/id.ts';

export const usePayTexts = defineTexts({
  id: payTextsId,
  loadEn: async () => (await import('./messages/en.ts')).payTextsEn,
});
