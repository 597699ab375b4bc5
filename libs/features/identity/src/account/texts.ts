import { defineTexts } from '@imah/app/i18n';
import { accountTextsId } from './messages/id.ts';

export const useAccountTexts = defineTexts({
  id: accountTextsId,
  loadEn: async () => (await import('./messages/en.ts')).accountTextsEn,
});
