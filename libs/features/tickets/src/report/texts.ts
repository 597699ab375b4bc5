import { defineTexts } from '@imah/app/i18n';
import { newTicketTextsId } from './messages/id.ts';

export const useNewTicketTexts = defineTexts({
  id: newTicketTextsId,
  loadEn: async () => (await import('./messages/en.ts')).newTicketTextsEn,
});
