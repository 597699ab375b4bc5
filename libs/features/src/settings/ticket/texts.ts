import { defineTexts } from '../../i18n/define-texts.ts';
import { ticketSettingsId } from './messages/id.ts';

export const useTicketSettingsTexts = defineTexts({
  id: ticketSettingsId,
  loadEn: async () => (await import('./messages/en.ts')).ticketSettingsEn,
});
