import { defineTexts } from '../../i18n/define-texts.ts';
import { importTextsId } from './messages/id.ts';

export const useImportTexts = defineTexts({
  id: importTextsId,
  loadEn: async () => (await import('./messages/en.ts')).importTextsEn,
});
