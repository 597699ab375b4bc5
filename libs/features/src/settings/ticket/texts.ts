import { defineTexts } from '../../i18n/define-texts.ts';
import { ticketSettingsTextsId } from './messages/id.ts';

export const useTicketSettingsTexts = defineTexts({
  id: ticketSettingsTextsId,
  loadEn: async () => (await import('./messages/en.ts')).ticketSettingsTextsEn,
});
