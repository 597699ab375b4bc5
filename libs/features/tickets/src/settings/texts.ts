import { defineTexts } from '@imah/app/i18n';
import { ticketSettingsTextsId } from './messages/id.ts';

export const useTicketSettingsTexts = defineTexts({
  id: ticketSettingsTextsId,
  loadEn: async () => (await import('./messages/en.ts')).ticketSettingsTextsEn,
});
