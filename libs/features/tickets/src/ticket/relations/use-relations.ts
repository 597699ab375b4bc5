import { callAnsweringAll } from '@imah/app/command';

/** Any change of what belongs to a ticket; the answer is all of it. */
export const changeRelations = (ticketId: string) => callAnsweringAll('listTicketRelations', { params: { ticketId } });
