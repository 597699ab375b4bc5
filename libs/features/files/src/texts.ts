import { defineTexts } from '@imah/app/i18n';
import { filesTextsId } from './messages/id.ts';

export const useFilesTexts = defineTexts({
  id: filesTextsId,
  loadEn: async () => (await import('./messages/en.ts')).filesTextsEn,
});
