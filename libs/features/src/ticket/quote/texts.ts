import { defineTexts } from '../../i18n/define-texts.ts';
import { quoteTextsId } from './messages/id.ts';

export const useQuoteTexts = defineTexts({
  id: quoteTextsId,
  loadEn: async () => (await import('./messages/en.ts')).quoteTextsEn,
});
