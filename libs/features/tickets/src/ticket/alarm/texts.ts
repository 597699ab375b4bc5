import { defineTexts } from '@imah/app/i18n';
import { ticketAlarmTextsId } from './messages/id.ts';

export const useTicketAlarmTexts = defineTexts({
  id: ticketAlarmTextsId,
  loadEn: async () => (await import('./messages/en.ts')).ticketAlarmTextsEn,
});
