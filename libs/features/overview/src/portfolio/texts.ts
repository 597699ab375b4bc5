import { defineTexts } from '@imah/app/i18n';
import { portfolioTextsId } from './messages/id.ts';

export const usePortfolioTexts = defineTexts({
  id: portfolioTextsId,
  loadEn: async () => (await import('./messages/en.ts')).portfolioTextsEn,
});
