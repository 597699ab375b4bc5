import { defineTexts } from '@imah/app/i18n';
import { importTextsId } from './messages/id.ts';

export const useImportTexts = defineTexts({
  id: importTextsId,
  loadEn: async () => (await import('./messages/en.ts')).importTextsEn,
});
