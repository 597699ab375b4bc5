import { defineTexts } from '@imah/app/i18n';
import { boardingTextsId } from './messages/id.ts';

export const useBoardingTexts = defineTexts({
  id: boardingTextsId,
  loadEn: async () => (await import('./messages/en.ts')).boardingTextsEn,
});
