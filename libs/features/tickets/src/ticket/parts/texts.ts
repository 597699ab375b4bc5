import { defineTexts } from '@imah/app/i18n';
import { ticketWordsTextsId } from './messages/id.ts';

/** The words of tickets: states, priorities, kinds, clocks. */
export const useTicketWords = defineTexts({
  id: ticketWordsTextsId,
  loadEn: async () => (await import('./messages/en.ts')).ticketWordsTextsEn,
});
