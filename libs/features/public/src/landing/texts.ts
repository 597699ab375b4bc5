import { defineTexts } from '@imah/app/i18n';
import { landingTextsId } from './messages/id.ts';

export const useLandingTexts = defineTexts({
  id: landingTextsId,
  loadEn: async () => (await import('./messages/en.ts')).landingTextsEn,
});
