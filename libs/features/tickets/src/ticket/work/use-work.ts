import { callAnsweringAll } from '@imah/app/command';

/** Any change of what is written down of the work; every answer carries all of it. */
export const changeWork = (ticketId: string) => callAnsweringAll('getTicketWork', { params: { ticketId } });
