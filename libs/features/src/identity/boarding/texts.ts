import { defineTexts } from '../../i18n/define-texts.ts';
import { boardingTextsId } from './messages/id.ts';

export const useBoardingTexts = defineTexts({
  id: boardingTextsId,
  loadEn: async () => (await import('./messages/en.ts')).boardingTextsEn,
});
