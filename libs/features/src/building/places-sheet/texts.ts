import { defineTexts } from '../../i18n/define-texts.ts';
import { placesSheetId } from './messages/id.ts';

export const usePlacesSheetTexts = defineTexts({
  id: placesSheetId,
  loadEn: async () => (await import('./messages/en.ts')).placesSheetEn,
});
