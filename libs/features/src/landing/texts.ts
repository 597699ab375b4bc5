import { defineTexts } from '../i18n/define-texts.ts';
import { landingId } from './messages/id.ts';

export const useLandingTexts = defineTexts({
  id: landingId,
  loadEn: async () => (await import('./messages/en.ts')).landingEn,
});
