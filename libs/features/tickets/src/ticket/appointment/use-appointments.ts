import type { AppointmentSlot, Ticket } from '@imah/contract/tickets';
import { callAnsweringAll } from '@imah/app/command';
import { useFormat } from '@imah/app/i18n';
import { renewedBy } from '@imah/app/read';
import { useAppointmentTexts } from './texts.ts';
import { useVisitDay } from './visit-day.ts';

/** Any change of the appointments; the answer is all of them. */
export const changeAppointments = (ticketId: string) =>
  callAnsweringAll('listTicketAppointments', { params: { ticketId } }, ...renewedBy.partsOfTicket(ticketId));

/** A slot in words, by the clock of the building: `Selasa, 24 November, 09.00–11.00 WIB`. */
export function useSlotWords(): (slot: AppointmentSlot, ticket: Pick<Ticket, 'timeZone'>) => string {
  const t = useAppointmentTexts();
  const format = useFormat();
  const dayOf = useVisitDay();
  return ({ begin, end }, { timeZone }) =>
    t('slot', {
      day: dayOf(begin, timeZone),
      from: format.clock(begin, timeZone),
      until: format.time(end, timeZone),
    });
}
