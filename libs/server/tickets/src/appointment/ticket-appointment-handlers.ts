import type { ticketAppointmentEndpoints } from '@imah/contract/tickets';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { getTicket } from '../ticket-repository.ts';
import { readAppointmentsFor } from './read-appointments.ts';
import { answerAppointment, cancelAppointment, offerAppointment } from './ticket-appointments.ts';

export function ticketAppointmentHandlers(
  context: ServerContext,
): Pick<Handlers, keyof typeof ticketAppointmentEndpoints> {
  const { db, now } = context;
  return {
    listTicketAppointments: async ({ edit: key }) => {
      const at = now();
      return { data: await readAppointmentsFor(db, key.actor, await getTicket(db, key, at), at) };
    },
    offerTicketAppointment: async ({ edit, body }) => ({ data: await offerAppointment(context, edit, body) }),
    answerTicketAppointment: async ({ edit, body }) => ({ data: await answerAppointment(context, edit, body) }),
    cancelTicketAppointment: async ({ edit, body }) => ({
      data: await cancelAppointment(context, edit, body.reason),
    }),
  };
}
