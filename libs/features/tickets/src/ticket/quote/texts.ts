import { defineTexts } from '@imah/app/i18n';
import { quoteTextsId } from './messages/id.ts';

export const useQuoteTexts = defineTexts({
  id: quoteTextsId,
  loadEn: async () => (await import('./messages/en.ts')).quoteTextsEn,
});
