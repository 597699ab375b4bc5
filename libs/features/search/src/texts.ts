import { defineTexts } from '@imah/app/i18n';
import { inOtherWords, useTextsBySide } from '@imah/app/ports';
import { searchReportTextsId } from './in-reports/messages/id.ts';
import { searchTextsId } from './messages/id.ts';

const loadEn = async () => (await import('./messages/en.ts')).searchTextsEn;
const useStaffTexts = defineTexts({ id: searchTextsId, loadEn });
const useReportTexts = defineTexts({
  id: inOtherWords(searchTextsId, searchReportTextsId),
  loadEn: async () => inOtherWords(await loadEn(), (await import('./in-reports/messages/en.ts')).searchReportTextsEn),
});

export const useSearchTexts = () => useTextsBySide(useStaffTexts, useReportTexts);
