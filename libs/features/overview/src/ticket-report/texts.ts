import { defineTexts } from '@imah/app/i18n';
import { ticketReportTextsId } from './messages/id.ts';

export const useTicketReportTexts = defineTexts({
  id: ticketReportTextsId,
  loadEn: async () => (await import('./messages/en.ts')).ticketReportTextsEn,
});
