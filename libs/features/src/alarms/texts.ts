import { defineTexts } from '../i18n/define-texts.ts';
import { alarmsId } from './messages/id.ts';

export const useAlarmTexts = defineTexts({
  id: alarmsId,
  loadEn: async () => (await import('./messages/en.ts')).alarmsEn,
});
