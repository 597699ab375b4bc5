import { defineTexts } from '../i18n/define-texts.ts';
import { portfolioTextsId } from './messages/id.ts';

export const usePortfolioTexts = defineTexts({
  id: portfolioTextsId,
  loadEn: async () => (await import('./messages/en.ts')).portfolioTextsEn,
});
