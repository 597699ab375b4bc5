import { defineTexts } from '@imah/app/i18n';
import { ticketsTextsId } from './messages/id.ts';

export const useTicketsTexts = defineTexts({
  id: ticketsTextsId,
  loadEn: async () => (await import('./messages/en.ts')).ticketsTextsEn,
});
