import { defineTexts } from '../../i18n/define-texts.ts';
import { editBuildingId } from './messages/id.ts';

export const useEditBuildingTexts = defineTexts({
  id: editBuildingId,
  loadEn: async () => (await import('./messages/en.ts')).editBuildingEn,
});
