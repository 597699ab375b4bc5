import { defineTexts } from '../i18n/define-texts.ts';
import { scanId } from './messages/id.ts';

export const useScanTexts = defineTexts({
  id: scanId,
  loadEn: async () => (await import('./messages/en.ts')).scanEn,
});
