import { defineTexts } from '../../i18n/define-texts.ts';
import { pushOfferId } from './messages/id.ts';

export const usePushOfferTexts = defineTexts({
  id: pushOfferId,
  loadEn: async () => (await import('./messages/en.ts')).pushOfferEn,
});
