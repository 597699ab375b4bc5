import { defineTexts } from '@imah/app/i18n';
import { openingTextsId } from './messages/id.ts';

export const useOpeningTexts = defineTexts({
  id: openingTextsId,
  loadEn: async () => (await import('./messages/en.ts')).openingTextsEn,
});
