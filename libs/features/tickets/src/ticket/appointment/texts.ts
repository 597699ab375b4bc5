import { defineTexts } from '@imah/app/i18n';
import { appointmentTextsId } from './messages/id.ts';

export const useAppointmentTexts = defineTexts({
  id: appointmentTextsId,
  loadEn: async () => (await import('./messages/en.ts')).appointmentTextsEn,
});
