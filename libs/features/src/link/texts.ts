import { defineTexts } from '../i18n/define-texts.ts';
import { linkId } from './messages/id.ts';

export const useLinkTexts = defineTexts({
  id: linkId,
  loadEn: async () => (await import('./messages/en.ts')).linkEn,
});
