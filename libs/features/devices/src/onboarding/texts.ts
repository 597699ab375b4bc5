import { defineTexts } from '@imah/app/i18n';
import { onboardingTextsId } from './messages/id.ts';

export const useOnboardingTexts = defineTexts({
  id: onboardingTextsId,
  loadEn: async () => (await import('./messages/en.ts')).onboardingTextsEn,
});
export type OnboardingTexts = ReturnType<typeof useOnboardingTexts>;
