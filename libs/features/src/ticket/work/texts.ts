import { defineTexts } from '../../i18n/define-texts.ts';
import { workTextsId } from './messages/id.ts';

export const useWorkTexts = defineTexts({
  id: workTextsId,
  loadEn: async () => (await import('./messages/en.ts')).workTextsEn,
});
