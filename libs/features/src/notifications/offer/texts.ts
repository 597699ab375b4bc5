import { defineTexts } from '../../i18n/define-texts.ts';
import { pushOfferTextsId } from './messages/id.ts';

export const usePushOfferTexts = defineTexts({
  id: pushOfferTextsId,
  loadEn: async () => (await import('./messages/en.ts')).pushOfferTextsEn,
});
