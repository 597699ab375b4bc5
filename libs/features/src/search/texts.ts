import { defineTexts } from '../i18n/define-texts.ts';
import { searchTextsId } from './messages/id.ts';

export const useSearchTexts = defineTexts({
  id: searchTextsId,
  loadEn: async () => (await import('./messages/en.ts')).searchTextsEn,
});
