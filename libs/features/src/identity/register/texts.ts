import { defineTexts } from '../../i18n/define-texts.ts';
import { registerTextsId } from './messages/id.ts';

export const useRegisterTexts = defineTexts({
  id: registerTextsId,
  loadEn: async () => (await import('./messages/en.ts')).registerTextsEn,
});
