import { defineTexts } from '../../i18n/define-texts.ts';
import { quoteId } from './messages/id.ts';

export const useQuoteTexts = defineTexts({
  id: quoteId,
  loadEn: async () => (await import('./messages/en.ts')).quoteEn,
});
