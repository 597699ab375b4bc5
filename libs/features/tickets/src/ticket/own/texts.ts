import { defineTexts } from '@imah/app/i18n';
import { ownReportTextsId } from './messages/id.ts';

export const useOwnReportTexts = defineTexts({
  id: ownReportTextsId,
  loadEn: async () => (await import('./messages/en.ts')).ownReportTextsEn,
});
