import { defineTexts } from '@imah/app/i18n';
import { newBuildingTextsId } from './messages/id.ts';

export const useNewBuildingTexts = defineTexts({
  id: newBuildingTextsId,
  loadEn: async () => (await import('./messages/en.ts')).newBuildingTextsEn,
});
