import { defineTexts } from '../../i18n/define-texts.ts';
import { stepUpTextsId } from './messages/id.ts';

export const useStepUpTexts = defineTexts({
  id: stepUpTextsId,
  loadEn: async () => (await import('./messages/en.ts')).stepUpTextsEn,
});
