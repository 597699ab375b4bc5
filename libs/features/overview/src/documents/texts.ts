import { defineTexts } from '@imah/app/i18n';
import { documentsTextsId } from './messages/id.ts';

export const useDocumentsTexts = defineTexts({
  id: documentsTextsId,
  loadEn: async () => (await import('./messages/en.ts')).documentsTextsEn,
});
