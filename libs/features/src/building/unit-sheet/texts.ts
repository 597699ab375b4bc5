import { defineTexts } from '../../i18n/define-texts.ts';
import { unitSheetId } from './messages/id.ts';

export const useUnitSheetTexts = defineTexts({
  id: unitSheetId,
  loadEn: async () => (await import('./messages/en.ts')).unitSheetEn,
});
