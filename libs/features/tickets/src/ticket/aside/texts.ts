import { defineTexts } from '@imah/app/i18n';
import { ticketDeviceTextsId } from './messages/id.ts';

export const useTicketDeviceTexts = defineTexts({
  id: ticketDeviceTextsId,
  loadEn: async () => (await import('./messages/en.ts')).ticketDeviceTextsEn,
});
