import { defineTexts } from '../../i18n/define-texts.ts';
import { ticketWordsId } from './messages/id.ts';

/** The words of tickets: states, priorities, kinds, clocks. */
export const useTicketWords = defineTexts({
  id: ticketWordsId,
  loadEn: async () => (await import('./messages/en.ts')).ticketWordsEn,
});
