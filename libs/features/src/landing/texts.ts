import { defineTexts } from '../i18n/define-texts.ts';
import { landingTextsId } from './messages/id.ts';

export const useLandingTexts = defineTexts({
  id: landingTextsId,
  loadEn: async () => (await import('./messages/en.ts')).landingTextsEn,
});
