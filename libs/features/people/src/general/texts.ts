import { defineTexts } from '@imah/app/i18n';
import { secondFactorTextsId } from './messages/id.ts';

export const useSecondFactorTexts = defineTexts({
  id: secondFactorTextsId,
  loadEn: async () => (await import('./messages/en.ts')).secondFactorTextsEn,
});
