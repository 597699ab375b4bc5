import { useRead } from '@imah/api-client/react';
import type { AlarmTicket, AlarmTicketQuery } from '@imah/contract/tickets';

/** The ticket of an alarm; `unknown` until it is read whether there is one, or where that cannot be read. */
export type FoundTicket =
  | { readonly kind: 'unknown' | 'none' }
  | { readonly kind: 'found'; readonly ticket: AlarmTicket['ticket'] };

/** The tickets of alarms that the person may see: of a building or a device, where one is named. */
export function useAlarmTickets(query: AlarmTicketQuery): (alarmId: string) => FoundTicket {
  const { data } = useRead('listAlarmTickets', { query });
  return (alarmId) => {
    const found = data?.find((one) => one.alarmId === alarmId);
    if (found !== undefined) return { kind: 'found', ticket: found.ticket };
    return { kind: data === undefined ? 'unknown' : 'none' };
  };
}
