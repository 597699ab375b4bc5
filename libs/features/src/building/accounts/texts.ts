import { defineTexts } from '../../i18n/define-texts.ts';
import { accountsTextsId } from './messages/id.ts';

export const useAccountTexts = defineTexts({
  id: accountsTextsId,
  loadEn: async () => (await import('./messages/en.ts')).accountsTextsEn,
});
