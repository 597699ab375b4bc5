import { defineTexts } from '../i18n/define-texts.ts';
import { publicId } from './messages/id.ts';

export const usePublicTexts = defineTexts({
  id: publicId,
  loadEn: async () => (await import('./messages/en.ts')).publicEn,
});
