import { defineTexts } from '@imah/app/i18n';
import { endedTextsId } from './messages/id.ts';

export const useEndedTexts = defineTexts({
  id: endedTextsId,
  loadEn: async () => (await import('./messages/en.ts')).endedTextsEn,
});
