import { defineTexts } from '@imah/app/i18n';
import { billingTextsId } from './messages/id.ts';

export const useBillingTexts = defineTexts({
  id: billingTextsId,
  loadEn: async () => (await import('./messages/en.ts')).billingTextsEn,
});
