import { defineTexts } from '@imah/app/i18n';
import { paymentTextsId } from './messages/id.ts';

export const usePaymentTexts = defineTexts({
  id: paymentTextsId,
  loadEn: async () => (await import('./messages/en.ts')).paymentTextsEn,
});
