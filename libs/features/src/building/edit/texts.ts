import { defineTexts } from '../../i18n/define-texts.ts';
import { editBuildingTextsId } from './messages/id.ts';

export const useEditBuildingTexts = defineTexts({
  id: editBuildingTextsId,
  loadEn: async () => (await import('./messages/en.ts')).editBuildingTextsEn,
});
