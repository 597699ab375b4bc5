import { defineTexts } from '../../../i18n/define-texts.ts';
import { endedTextsId } from './messages/id.ts';

export const useEndedTexts = defineTexts({
  id: endedTextsId,
  loadEn: async () => (await import('./messages/en.ts')).endedTextsEn,
});
