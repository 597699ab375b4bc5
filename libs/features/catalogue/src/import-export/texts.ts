import { defineTexts } from '@imah/app/i18n';
import { importTextsId } from './messages/id.ts';

export const useProductImportTexts = defineTexts({
  id: importTextsId,
  loadEn: async () => (await import('./messages/en.ts')).importTextsEn,
});
