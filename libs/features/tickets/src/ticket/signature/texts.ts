import { defineTexts } from '@imah/app/i18n';
import { signatureTextsId } from './messages/id.ts';

export const useSignatureTexts = defineTexts({
  id: signatureTextsId,
  loadEn: async () => (await import('./messages/en.ts')).signatureTextsEn,
});
