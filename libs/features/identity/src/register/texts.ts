import { defineTexts } from '@imah/app/i18n';
import { registerTextsId } from './messages/id.ts';

export const useRegisterTexts = defineTexts({
  id: registerTextsId,
  loadEn: async () => (await import('./messages/en.ts')).registerTextsEn,
});
