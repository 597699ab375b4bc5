import { defineTexts } from '@imah/app/i18n';
import { loginTextsId } from './messages/id.ts';

export const useLoginTexts = defineTexts({
  id: loginTextsId,
  loadEn: async () => (await import('./messages/en.ts')).loginTextsEn,
});
