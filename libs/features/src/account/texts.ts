import { defineTexts } from '../i18n/define-texts.ts';
import { accountTextsId } from './messages/id.ts';

export const useAccountTexts = defineTexts({
  id: accountTextsId,
  loadEn: async () => (await import('./messages/en.ts')).accountTextsEn,
});
