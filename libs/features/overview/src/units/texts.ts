import { defineTexts } from '@imah/app/i18n';
import { unitPageTextsId } from './messages/id.ts';

export const useUnitPageTexts = defineTexts({
  id: unitPageTextsId,
  loadEn: async () => (await import('./messages/en.ts')).unitPageTextsEn,
});
