import { defineTexts } from '@imah/app/i18n';
import { expenseTextsId } from './messages/id.ts';

export const useExpenseTexts = defineTexts({
  id: expenseTextsId,
  loadEn: async () => (await import('./messages/en.ts')).expenseTextsEn,
});
