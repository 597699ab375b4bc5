import { defineTexts } from '../../i18n/define-texts.ts';
import { forgotPasswordTextsId } from './messages/id.ts';

export const useLupaTexts = defineTexts({
  id: forgotPasswordTextsId,
  loadEn: async () => (await import('./messages/en.ts')).forgotPasswordTextsEn,
});
