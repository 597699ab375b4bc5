import { defineTexts } from '../../i18n/define-texts.ts';
import { verifyId } from './messages/id.ts';

export const useVerifyTexts = defineTexts({
  id: verifyId,
  loadEn: async () => (await import('./messages/en.ts')).verifyEn,
});
