import { defineTexts } from '../../../i18n/define-texts.ts';
import { endedId } from './messages/id.ts';

export const useEndedTexts = defineTexts({
  id: endedId,
  loadEn: async () => (await import('./messages/en.ts')).endedEn,
});
