import { defineTexts } from '../i18n/define-texts.ts';
import { newTicketId } from './messages/id.ts';

export const useNewTicketTexts = defineTexts({
  id: newTicketId,
  loadEn: async () => (await import('./messages/en.ts')).newTicketEn,
});
