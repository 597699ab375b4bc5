import { defineTexts } from '@imah/app/i18n';
import { ticketTextsId } from './messages/id.ts';

export const useTicketTexts = defineTexts({
  id: ticketTextsId,
  loadEn: async () => (await import('./messages/en.ts')).ticketTextsEn,
});
export type TicketTexts = ReturnType<typeof useTicketTexts>;
