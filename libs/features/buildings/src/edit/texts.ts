import { defineTexts } from '@imah/app/i18n';
import { editBuildingTextsId } from './messages/id.ts';

export const useEditBuildingTexts = defineTexts({
  id: editBuildingTextsId,
  loadEn: async () => (await import('./messages/en.ts')).editBuildingTextsEn,
});
