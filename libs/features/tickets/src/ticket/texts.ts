import { defineTexts } from '@imah/app/i18n';
import { inOtherWords, useTextsBySide } from '@imah/app/ports';
import { ticketReportTextsId } from './in-reports/messages/id.ts';
import { ticketTextsId } from './messages/id.ts';

const loadEn = async () => (await import('./messages/en.ts')).ticketTextsEn;
const useStaffTexts = defineTexts({ id: ticketTextsId, loadEn });
const useReportTexts = defineTexts({
  id: inOtherWords(ticketTextsId, ticketReportTextsId),
  loadEn: async () => inOtherWords(await loadEn(), (await import('./in-reports/messages/en.ts')).ticketReportTextsEn),
});

export const useTicketTexts = () => useTextsBySide(useStaffTexts, useReportTexts);
export type TicketTexts = ReturnType<typeof useTicketTexts>;
