import { defineTexts } from '../../i18n/define-texts.ts';
import { boardingId } from './messages/id.ts';

export const useBoardingTexts = defineTexts({
  id: boardingId,
  loadEn: async () => (await import('./messages/en.ts')).boardingEn,
});
