import { defineTexts } from '../../i18n/define-texts.ts';
import { unitSheetTextsId } from './messages/id.ts';

export const useUnitSheetTexts = defineTexts({
  id: unitSheetTextsId,
  loadEn: async () => (await import('./messages/en.ts')).unitSheetTextsEn,
});
