import { defineTexts } from '@imah/app/i18n';
import { verifyTextsId } from './messages/id.ts';

export const useVerifyTexts = defineTexts({
  id: verifyTextsId,
  loadEn: async () => (await import('./messages/en.ts')).verifyTextsEn,
});
