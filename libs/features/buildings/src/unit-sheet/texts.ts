import { defineTexts } from '@imah/app/i18n';
import { unitSheetTextsId } from './messages/id.ts';

export const useUnitSheetTexts = defineTexts({
  id: unitSheetTextsId,
  loadEn: async () => (await import('./messages/en.ts')).unitSheetTextsEn,
});
