import { defineTexts } from '@imah/app/i18n';
import { publicTextsId } from './messages/id.ts';

export const usePublicTexts = defineTexts({
  id: publicTextsId,
  loadEn: async () => (await import('./messages/en.ts')).publicTextsEn,
});
