import { defineTexts } from '@imah/app/i18n';
import { budgetTextsId } from './messages/id.ts';

export const useBudgetTexts = defineTexts({
  id: budgetTextsId,
  loadEn: async () => (await import('./messages/en.ts')).budgetTextsEn,
});
