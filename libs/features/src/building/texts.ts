import { defineTexts } from '../i18n/define-texts.ts';
import { buildingId } from './messages/id.ts';

export const useBuildingTexts = defineTexts({
  id: buildingId,
  loadEn: async () => (await import('./messages/en.ts')).buildingEn,
});
