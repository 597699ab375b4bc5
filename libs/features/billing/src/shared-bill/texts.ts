import { defineTexts } from '@imah/app/i18n';
import { sharedTextsId } from './messages/id.ts';

export const useSharedTexts = defineTexts({
  id: sharedTextsId,
  loadEn: async () => (await import('./messages/en.ts')).sharedTextsEn,
});
