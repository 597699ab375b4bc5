import { defineTexts } from '../../i18n/define-texts.ts';
import { ticketDeviceTextsId } from './messages/id.ts';

export const useTicketDeviceTexts = defineTexts({
  id: ticketDeviceTextsId,
  loadEn: async () => (await import('./messages/en.ts')).ticketDeviceTextsEn,
});
