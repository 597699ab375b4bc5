import { defineTexts } from '@imah/app/i18n';
import { workTextsId } from './messages/id.ts';

export const useWorkTexts = defineTexts({
  id: workTextsId,
  loadEn: async () => (await import('./messages/en.ts')).workTextsEn,
});
