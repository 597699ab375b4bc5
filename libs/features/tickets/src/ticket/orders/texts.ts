import { defineTexts } from '@imah/app/i18n';
import { inOtherWords, useTextsBySide } from '@imah/app/ports';
import { reportOrderTextsId } from './in-reports/messages/id.ts';
import { ticketOrderTextsId } from './messages/id.ts';

const loadEn = async () => (await import('./messages/en.ts')).ticketOrderTextsEn;
const useStaffTexts = defineTexts({ id: ticketOrderTextsId, loadEn });
const useReportTexts = defineTexts({
  id: inOtherWords(ticketOrderTextsId, reportOrderTextsId),
  loadEn: async () => inOtherWords(await loadEn(), (await import('./in-reports/messages/en.ts')).reportOrderTextsEn),
});

export const useTicketOrderTexts = () => useTextsBySide(useStaffTexts, useReportTexts);
