import { defineTexts } from '../i18n/define-texts.ts';
import { filesId } from './messages/id.ts';

export const useFilesTexts = defineTexts({
  id: filesId,
  loadEn: async () => (await import('./messages/en.ts')).filesEn,
});
