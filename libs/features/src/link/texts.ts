import { defineTexts } from '../i18n/define-texts.ts';
import { linkTextsId } from './messages/id.ts';

export const useLinkTexts = defineTexts({
  id: linkTextsId,
  loadEn: async () => (await import('./messages/en.ts')).linkTextsEn,
});
