import { defineTexts } from '@imah/app/i18n';
import { bulkTextsId } from './messages/id.ts';

export const useBulkTexts = defineTexts({
  id: bulkTextsId,
  loadEn: async () => (await import('./messages/en.ts')).bulkTextsEn,
});
