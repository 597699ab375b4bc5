import { defineTexts } from '@imah/app/i18n';
import { orderTextsId } from './messages/id.ts';

export const useOrderTexts = defineTexts({
  id: orderTextsId,
  loadEn: async () => (await import('./messages/en.ts')).orderTextsEn,
});
