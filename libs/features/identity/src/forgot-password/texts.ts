import { defineTexts } from '@imah/app/i18n';
import { forgotPasswordTextsId } from './messages/id.ts';

export const useLupaTexts = defineTexts({
  id: forgotPasswordTextsId,
  loadEn: async () => (await import('./messages/en.ts')).forgotPasswordTextsEn,
});
