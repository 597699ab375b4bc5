import { inOtherWords, useTextsBySide } from '../ports/texts-by-side.ts';
import { defineTexts } from '../i18n/define-texts.ts';
import { outboxReportTextsId } from './in-reports/messages/id.ts';
import { outboxTextsId } from './messages/id.ts';

const loadEn = async () => (await import('./messages/en.ts')).outboxTextsEn;
const useStaffTexts = defineTexts({ id: outboxTextsId, loadEn });
const useReportTexts = defineTexts({
  id: inOtherWords(outboxTextsId, outboxReportTextsId),
  loadEn: async () => inOtherWords(await loadEn(), (await import('./in-reports/messages/en.ts')).outboxReportTextsEn),
});

export const useOutboxTexts = () => useTextsBySide(useStaffTexts, useReportTexts);
