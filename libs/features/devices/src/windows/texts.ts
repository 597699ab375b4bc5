import { defineTexts } from '@imah/app/i18n';
import { windowTextsId } from './messages/id.ts';

export const useWindowTexts = defineTexts({
  id: windowTextsId,
  loadEn: async () => (await import('./messages/en.ts')).windowTextsEn,
});
