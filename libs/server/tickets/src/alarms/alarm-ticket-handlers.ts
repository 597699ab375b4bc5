import type { alarmTicketEndpoints } from '@imah/contract/tickets';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { listAlarmTickets } from './list-alarm-tickets.ts';

export function alarmTicketHandlers({ db }: ServerContext): Pick<Handlers, keyof typeof alarmTicketEndpoints> {
  return { listAlarmTickets: async ({ actor, query }) => ({ data: await listAlarmTickets(db, actor, query) }) };
}
