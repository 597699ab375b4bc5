import { defineTexts } from '../i18n/define-texts.ts';
import { ticketsId } from './messages/id.ts';

export const useTicketsTexts = defineTexts({
  id: ticketsId,
  loadEn: async () => (await import('./messages/en.ts')).ticketsEn,
});
