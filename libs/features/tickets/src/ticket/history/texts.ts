import { defineTexts } from '@imah/app/i18n';
import { placeHistoryTextsId } from './messages/id.ts';

export const usePlaceHistoryTexts = defineTexts({
  id: placeHistoryTextsId,
  loadEn: async () => (await import('./messages/en.ts')).placeHistoryTextsEn,
});
