import { defineTexts } from '../../i18n/define-texts.ts';
import { loginTextsId } from './messages/id.ts';

export const useLoginTexts = defineTexts({
  id: loginTextsId,
  loadEn: async () => (await import('./messages/en.ts')).loginTextsEn,
});
