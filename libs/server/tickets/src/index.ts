export { createTicket } from './create-ticket.ts';
export { ticketsDomain } from './domain.ts';
export { ticketEvent } from './notify-of-ticket.ts';
export { writeTicketEvent } from './ticket-events.ts';
export { readTicketPage, readTicketRows } from './ticket-repository.ts';
export type { StoredTicket } from './ticket-row.ts';
export {
  helpsWith,
  isVisibleAsOwn,
  isVisibleTicket,
  isWorkOf,
  knowsReporter,
  overseenPlaces,
  worksOn,
} from './ticket-scope.ts';
export { ticketAsSeenBy } from './ticket-sight.ts';
export { startMailReplies } from './mail-replies/start-mail-replies.ts';
export { isOpen, isOpenText, isOverdue, isUnassigned } from './ticket-predicates.ts';
export { dueDates, readPromise } from './ticket-times.ts';
export { withRules } from './settings/follow-rules.ts';
export { withdrawTicket } from './withdraw-ticket.ts';
export { writeTicket } from './write-ticket.ts';
