import { defineTexts } from '../../i18n/define-texts.ts';
import { authTextsId } from './messages/id.ts';

export const useAuthTexts = defineTexts({
  id: authTextsId,
  loadEn: async () => (await import('./messages/en.ts')).authTextsEn,
});
