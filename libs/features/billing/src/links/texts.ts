import { defineTexts } from '@imah/app/i18n';
import { linkTextsId } from './messages/id.ts';

export const useLinkTexts = defineTexts({
  id: linkTextsId,
  loadEn: async () => (await import('./messages/en.ts')).linkTextsEn,
});
