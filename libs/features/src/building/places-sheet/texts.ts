import { defineTexts } from '../../i18n/define-texts.ts';
import { placesSheetTextsId } from './messages/id.ts';

export const usePlacesSheetTexts = defineTexts({
  id: placesSheetTextsId,
  loadEn: async () => (await import('./messages/en.ts')).placesSheetTextsEn,
});
