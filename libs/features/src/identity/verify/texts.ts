import { defineTexts } from '../../i18n/define-texts.ts';
import { verifyTextsId } from './messages/id.ts';

export const useVerifyTexts = defineTexts({
  id: verifyTextsId,
  loadEn: async () => (await import('./messages/en.ts')).verifyTextsEn,
});
