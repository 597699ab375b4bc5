import { defineTexts } from '../../i18n/define-texts.ts';
import { loginId } from './messages/id.ts';

export const useLoginTexts = defineTexts({
  id: loginId,
  loadEn: async () => (await import('./messages/en.ts')).loginEn,
});
