import { defineTexts } from '@imah/app/i18n';
import { outagesTextsId } from './messages/id.ts';

export const useOutagesTexts = defineTexts({
  id: outagesTextsId,
  loadEn: async () => (await import('./messages/en.ts')).outagesTextsEn,
});
