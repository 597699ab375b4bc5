import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';
import { ticketStates } from '../ticket-words.ts';

/** The ticket in which somebody works on an alarm. */
export const alarmTicket = z.object({
  alarmId: id,
  ticket: z.object({ id, number: z.string(), state: z.enum(ticketStates) }),
});
export type AlarmTicket = z.infer<typeof alarmTicket>;

/** Of which alarms: of a building or a device, where one is named. */
export const alarmTicketQuery = z.object({ buildingId: z.optional(id), deviceId: z.optional(id) });
export type AlarmTicketQuery = z.infer<typeof alarmTicketQuery>;
