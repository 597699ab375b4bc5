import { defineTexts } from '../i18n/define-texts.ts';
import { ticketId } from './messages/id.ts';

export const useTicketTexts = defineTexts({
  id: ticketId,
  loadEn: async () => (await import('./messages/en.ts')).ticketEn,
});
export type TicketTexts = ReturnType<typeof useTicketTexts>;
