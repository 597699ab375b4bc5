import { defineTexts } from '../i18n/define-texts.ts';
import { newTicketTextsId } from './messages/id.ts';

export const useNewTicketTexts = defineTexts({
  id: newTicketTextsId,
  loadEn: async () => (await import('./messages/en.ts')).newTicketTextsEn,
});
