import { defineTexts } from '@imah/app/i18n';
import { buildingTextsId } from './messages/id.ts';

export const useBuildingTexts = defineTexts({
  id: buildingTextsId,
  loadEn: async () => (await import('./messages/en.ts')).buildingTextsEn,
});
