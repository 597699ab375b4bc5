import { defineTexts } from '@imah/app/i18n';
import { billLineTextsId } from './messages/id.ts';

export const useBillLineTexts = defineTexts({
  id: billLineTextsId,
  loadEn: async () => (await import('./messages/en.ts')).billLineTextsEn,
});
