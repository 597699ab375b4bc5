import { defineTexts } from '../i18n/define-texts.ts';
import { ticketsTextsId } from './messages/id.ts';

export const useTicketsTexts = defineTexts({
  id: ticketsTextsId,
  loadEn: async () => (await import('./messages/en.ts')).ticketsTextsEn,
});
