import { defineTexts } from '../i18n/define-texts.ts';
import { buildingTextsId } from './messages/id.ts';

export const useBuildingTexts = defineTexts({
  id: buildingTextsId,
  loadEn: async () => (await import('./messages/en.ts')).buildingTextsEn,
});
