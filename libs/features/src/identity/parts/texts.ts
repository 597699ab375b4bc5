import { defineTexts } from '../../i18n/define-texts.ts';
import { authId } from './messages/id.ts';

export const useAuthTexts = defineTexts({
  id: authId,
  loadEn: async () => (await import('./messages/en.ts')).authEn,
});
