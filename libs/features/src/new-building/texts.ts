import { defineTexts } from '../i18n/define-texts.ts';
import { newBuildingTextsId } from './messages/id.ts';

export const useNewBuildingTexts = defineTexts({
  id: newBuildingTextsId,
  loadEn: async () => (await import('./messages/en.ts')).newBuildingTextsEn,
});
