import { defineTexts } from '@imah/app/i18n';
import { creditTextsId } from './messages/id.ts';

export const useCreditTexts = defineTexts({
  id: creditTextsId,
  loadEn: async () => (await import('./messages/en.ts')).creditTextsEn,
});
