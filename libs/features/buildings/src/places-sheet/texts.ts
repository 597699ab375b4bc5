import { defineTexts } from '@imah/app/i18n';
import { placesSheetTextsId } from './messages/id.ts';

export const usePlacesSheetTexts = defineTexts({
  id: placesSheetTextsId,
  loadEn: async () => (await import('./messages/en.ts')).placesSheetTextsEn,
});
