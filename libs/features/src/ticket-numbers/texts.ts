import { defineTexts } from '../i18n/define-texts.ts';
import { ticketNumbersId } from './messages/id.ts';

export const useTicketNumbersTexts = defineTexts({
  id: ticketNumbersId,
  loadEn: async () => (await import('./messages/en.ts')).ticketNumbersEn,
});
