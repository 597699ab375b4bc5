import { defineTexts } from '@imah/app/i18n';
import { overviewTextsId } from './messages/id.ts';

export const useOverviewTexts = defineTexts({
  id: overviewTextsId,
  loadEn: async () => (await import('./messages/en.ts')).overviewTextsEn,
});
