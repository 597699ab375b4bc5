import { defineTexts } from '@imah/app/i18n';
import { wallsTextsId } from './messages/id.ts';

export const useWallsTexts = defineTexts({
  id: wallsTextsId,
  loadEn: async () => (await import('./messages/en.ts')).wallsTextsEn,
});
