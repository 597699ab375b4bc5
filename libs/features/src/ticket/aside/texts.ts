import { defineTexts } from '../../i18n/define-texts.ts';
import { ticketDeviceId } from './messages/id.ts';

export const useTicketDeviceTexts = defineTexts({
  id: ticketDeviceId,
  loadEn: async () => (await import('./messages/en.ts')).ticketDeviceEn,
});
