import { defineTexts } from '../i18n/define-texts.ts';
import { portfolioId } from './messages/id.ts';

export const usePortfolioTexts = defineTexts({
  id: portfolioId,
  loadEn: async () => (await import('./messages/en.ts')).portfolioEn,
});
