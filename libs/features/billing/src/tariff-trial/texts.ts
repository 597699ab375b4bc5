import { defineTexts } from '@imah/app/i18n';
import { trialTextsId } from './messages/id.ts';

export const useTrialTexts = defineTexts({
  id: trialTextsId,
  loadEn: async () => (await import('./messages/en.ts')).trialTextsEn,
});
