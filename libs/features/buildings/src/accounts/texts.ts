import { defineTexts } from '@imah/app/i18n';
import { accountsTextsId } from './messages/id.ts';

export const useAccountTexts = defineTexts({
  id: accountsTextsId,
  loadEn: async () => (await import('./messages/en.ts')).accountsTextsEn,
});
