import type { RouteTable } from '../../core/route.ts';

const appointments = '/api/v1/tickets/{ticketId}/appointments';

/** The calls about when a technician comes. */
export const ticketAppointmentRoutes = {
  listTicketAppointments: { method: 'GET', path: appointments, retry: true },
  offerTicketAppointment: { method: 'POST', path: appointments, retry: true, idempotencyKey: true },
  answerTicketAppointment: { method: 'PUT', path: `${appointments}/{appointmentId}/answer`, retry: false },
  cancelTicketAppointment: { method: 'PUT', path: `${appointments}/{appointmentId}/cancellation`, retry: false },
} as const satisfies RouteTable;
