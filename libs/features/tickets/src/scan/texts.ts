import { defineTexts } from '@imah/app/i18n';
import { scanTextsId } from './messages/id.ts';

export const useScanTexts = defineTexts({
  id: scanTextsId,
  loadEn: async () => (await import('./messages/en.ts')).scanTextsEn,
});
