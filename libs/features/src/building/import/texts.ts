import { defineTexts } from '../../i18n/define-texts.ts';
import { importId } from './messages/id.ts';

export const useImportTexts = defineTexts({
  id: importId,
  loadEn: async () => (await import('./messages/en.ts')).importEn,
});
