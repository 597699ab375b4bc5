import { callAnsweringAll } from '@imah/app/command';
import { renewedBy } from '@imah/app/read';

/** Any change of the quotes; the answer is all of them, and the ticket stands elsewhere then. */
export const changeQuotes = (ticketId: string) =>
  callAnsweringAll('listTicketQuotes', { params: { ticketId } }, ...renewedBy.partsOfTicket(ticketId));
