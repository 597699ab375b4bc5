import { defineTexts } from '@imah/app/i18n';
import { alarmsTextsId } from './messages/id.ts';

export const useAlarmTexts = defineTexts({
  id: alarmsTextsId,
  loadEn: async () => (await import('./messages/en.ts')).alarmsTextsEn,
});

export type AlarmTexts = ReturnType<typeof useAlarmTexts>;
