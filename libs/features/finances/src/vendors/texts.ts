import { defineTexts } from '@imah/app/i18n';
import { vendorTextsId } from './messages/id.ts';

export const useVendorTexts = defineTexts({
  id: vendorTextsId,
  loadEn: async () => (await import('./messages/en.ts')).vendorTextsEn,
});
