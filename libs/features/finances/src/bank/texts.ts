import { defineTexts } from '@imah/app/i18n';
import { bankTextsId } from './messages/id.ts';

export const useBankTexts = defineTexts({
  id: bankTextsId,
  loadEn: async () => (await import('./messages/en.ts')).bankTextsEn,
});
