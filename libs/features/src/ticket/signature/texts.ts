import { defineTexts } from '../../i18n/define-texts.ts';
import { signatureId } from './messages/id.ts';

export const useSignatureTexts = defineTexts({
  id: signatureId,
  loadEn: async () => (await import('./messages/en.ts')).signatureEn,
});
