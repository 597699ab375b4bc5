import { defineTexts } from '@imah/app/i18n';
import { authTextsId } from './messages/id.ts';

export const useAuthTexts = defineTexts({
  id: authTextsId,
  loadEn: async () => (await import('./messages/en.ts')).authTextsEn,
});
