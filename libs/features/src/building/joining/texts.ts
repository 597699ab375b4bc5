import { defineTexts } from '../../i18n/define-texts.ts';
import { joiningTextsId } from './messages/id.ts';

export const useJoiningTexts = defineTexts({
  id: joiningTextsId,
  loadEn: async () => (await import('./messages/en.ts')).joiningTextsEn,
});
