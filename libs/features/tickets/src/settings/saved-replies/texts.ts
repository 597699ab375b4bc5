import { defineTexts } from '@imah/app/i18n';
import { savedReplyTextsId } from './messages/id.ts';

export const useSavedReplyTexts = defineTexts({
  id: savedReplyTextsId,
  loadEn: async () => (await import('./messages/en.ts')).savedReplyTextsEn,
});
