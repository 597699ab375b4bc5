import { defineTexts } from '@imah/app/i18n';
import { ticketNumbersTextsId } from './messages/id.ts';

export const useTicketNumbersTexts = defineTexts({
  id: ticketNumbersTextsId,
  loadEn: async () => (await import('./messages/en.ts')).ticketNumbersTextsEn,
});
