import { defineTexts } from '../i18n/define-texts.ts';
import { publicTextsId } from './messages/id.ts';

export const usePublicTexts = defineTexts({
  id: publicTextsId,
  loadEn: async () => (await import('./messages/en.ts')).publicTextsEn,
});
