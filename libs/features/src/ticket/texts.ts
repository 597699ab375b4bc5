import { defineTexts } from '../i18n/define-texts.ts';
import { ticketTextsId } from './messages/id.ts';

export const useTicketTexts = defineTexts({
  id: ticketTextsId,
  loadEn: async () => (await import('./messages/en.ts')).ticketTextsEn,
});
export type TicketTexts = ReturnType<typeof useTicketTexts>;
