import { defineTexts } from '@imah/app/i18n';
import { noticesTextsId } from './messages/id.ts';

export const useNoticesTexts = defineTexts({
  id: noticesTextsId,
  loadEn: async () => (await import('./messages/en.ts')).noticesTextsEn,
});
