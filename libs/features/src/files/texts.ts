import { defineTexts } from '../i18n/define-texts.ts';
import { filesTextsId } from './messages/id.ts';

export const useFilesTexts = defineTexts({
  id: filesTextsId,
  loadEn: async () => (await import('./messages/en.ts')).filesTextsEn,
});
