import { defineTexts } from '@imah/app/i18n';
import { questionTextsId } from './messages/id.ts';

export const useQuestionTexts = defineTexts({
  id: questionTextsId,
  loadEn: async () => (await import('./messages/en.ts')).questionTextsEn,
});
