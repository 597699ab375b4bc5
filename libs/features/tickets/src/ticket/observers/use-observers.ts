import { callAnsweringAll } from '@imah/app/command';
import { renewedBy } from '@imah/app/read';

/** Any change of who follows a ticket; the answer is all of them. */
export const changeObservers = (ticketId: string) =>
  callAnsweringAll('listTicketObservers', { params: { ticketId } }, ...renewedBy.observers(ticketId));
