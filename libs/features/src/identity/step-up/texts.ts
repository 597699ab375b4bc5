import { defineTexts } from '../../i18n/define-texts.ts';
import { stepUpId } from './messages/id.ts';

export const useStepUpTexts = defineTexts({
  id: stepUpId,
  loadEn: async () => (await import('./messages/en.ts')).stepUpEn,
});
