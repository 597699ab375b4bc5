import { defineTexts } from '@imah/app/i18n';
import { searchTextsId } from './messages/id.ts';

export const useSearchTexts = defineTexts({
  id: searchTextsId,
  loadEn: async () => (await import('./messages/en.ts')).searchTextsEn,
});
