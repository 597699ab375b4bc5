import { defineTexts } from '@imah/app/i18n';
import { pushOfferTextsId } from './messages/id.ts';

export const usePushOfferTexts = defineTexts({
  id: pushOfferTextsId,
  loadEn: async () => (await import('./messages/en.ts')).pushOfferTextsEn,
});
