import { defineTexts } from '../i18n/define-texts.ts';
import { scanTextsId } from './messages/id.ts';

export const useScanTexts = defineTexts({
  id: scanTextsId,
  loadEn: async () => (await import('./messages/en.ts')).scanTextsEn,
});
