import { defineTexts } from '@imah/app/i18n';
import { writingTextsId } from './messages/id.ts';

export const useWritingTexts = defineTexts({
  id: writingTextsId,
  loadEn: async () => (await import('./messages/en.ts')).writingTextsEn,
});
