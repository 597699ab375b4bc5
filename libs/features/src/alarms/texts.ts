import { defineTexts } from '../i18n/define-texts.ts';
import { alarmsTextsId } from './messages/id.ts';

export const useAlarmTexts = defineTexts({
  id: alarmsTextsId,
  loadEn: async () => (await import('./messages/en.ts')).alarmsTextsEn,
});
