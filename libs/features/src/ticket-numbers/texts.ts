import { defineTexts } from '../i18n/define-texts.ts';
import { ticketNumbersTextsId } from './messages/id.ts';

export const useTicketNumbersTexts = defineTexts({
  id: ticketNumbersTextsId,
  loadEn: async () => (await import('./messages/en.ts')).ticketNumbersTextsEn,
});
