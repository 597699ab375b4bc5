import { defineTexts } from '../i18n/define-texts.ts';
import { newBuildingId } from './messages/id.ts';

export const useNewBuildingTexts = defineTexts({
  id: newBuildingId,
  loadEn: async () => (await import('./messages/en.ts')).newBuildingEn,
});
