import { defineTexts } from '@imah/app/i18n';
import { inOtherWords, useTextsBySide } from '@imah/app/ports';
import { homeReportTextsId } from './in-reports/messages/id.ts';
import { homeTextsId } from './messages/id.ts';

const loadEn = async () => (await import('./messages/en.ts')).homeTextsEn;
const useStaffTexts = defineTexts({ id: homeTextsId, loadEn });
const useReportTexts = defineTexts({
  id: inOtherWords(homeTextsId, homeReportTextsId),
  loadEn: async () => inOtherWords(await loadEn(), (await import('./in-reports/messages/en.ts')).homeReportTextsEn),
});

export const useHomeTexts = () => useTextsBySide(useStaffTexts, useReportTexts);
