import { defineTexts } from '@imah/app/i18n';
import { wallTextsId } from './messages/id.ts';

export const useWallTexts = defineTexts({
  id: wallTextsId,
  loadEn: async () => (await import('./messages/en.ts')).wallTextsEn,
});
