import { created, defineEndpoints, may, ok } from '../../core/calls.ts';
import {
  appointmentAnswer,
  appointmentCancellation,
  ticketAppointmentDraft,
  ticketAppointments,
} from './ticket-appointment.ts';
import { ticketAppointmentRoutes } from './ticket-appointment-routes.ts';

const seeing = may('ticket.view', 'ticket');
const working = may('ticket.transition', 'ticketWork');
const rateLimit = { max: 30, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about appointments. */
export const ticketAppointmentEndpoints = defineEndpoints(ticketAppointmentRoutes, 'tickets', {
  listTicketAppointments: ok(
    'When a technician comes for a ticket, round by round, and what the reader may do about it',
    seeing,
    ticketAppointments,
  ),
  offerTicketAppointment: created(
    'Offer one to five slots to the resident; those offered before are replaced',
    working,
    ticketAppointments,
    { body: ticketAppointmentDraft, errors: [409], rateLimit },
  ),
  answerTicketAppointment: ok(
    'Take a slot, another one than before, or say that none fits, as the one whose ticket it is',
    seeing,
    ticketAppointments,
    { body: appointmentAnswer, errors: [403, 409], rateLimit },
  ),
  cancelTicketAppointment: ok(
    'Cancel what was offered or agreed, as who works on the ticket or whose it is',
    seeing,
    ticketAppointments,
    { body: appointmentCancellation, errors: [403, 409], rateLimit },
  ),
});
