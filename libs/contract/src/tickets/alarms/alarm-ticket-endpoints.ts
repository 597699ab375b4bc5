import * as z from 'zod/mini';
import { defineEndpoints, ok } from '../../core/calls.ts';
import { alarmTicket, alarmTicketQuery } from './alarm-ticket.ts';
import { alarmTicketRoutes } from './alarm-ticket-routes.ts';

/** Schemas, rights and limits of the call about the tickets of alarms. */
export const alarmTicketEndpoints = defineEndpoints(alarmTicketRoutes, 'tickets', {
  listAlarmTickets: ok(
    'The tickets of alarms that the person may see, of the 500 newest alarms that have one, active ones first',
    { kind: 'filtered', permission: 'ticket.view' },
    z.array(alarmTicket),
    { query: alarmTicketQuery },
  ),
});
