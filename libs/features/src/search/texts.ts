import { defineTexts } from '../i18n/define-texts.ts';
import { searchId } from './messages/id.ts';

export const useSearchTexts = defineTexts({
  id: searchId,
  loadEn: async () => (await import('./messages/en.ts')).searchEn,
});
