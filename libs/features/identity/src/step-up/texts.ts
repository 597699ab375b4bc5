import { defineTexts } from '@imah/app/i18n';
import { stepUpTextsId } from './messages/id.ts';

export const useStepUpTexts = defineTexts({
  id: stepUpTextsId,
  loadEn: async () => (await import('./messages/en.ts')).stepUpTextsEn,
});
