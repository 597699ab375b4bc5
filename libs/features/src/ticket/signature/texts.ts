import { defineTexts } from '../../i18n/define-texts.ts';
import { signatureTextsId } from './messages/id.ts';

export const useSignatureTexts = defineTexts({
  id: signatureTextsId,
  loadEn: async () => (await import('./messages/en.ts')).signatureTextsEn,
});
