export { withAnswers, withOrders } from './apply-order.ts';
export { loadTicketOrders } from './load-ticket-orders.ts';
export { giveOrder } from './ticket-commands.ts';
export { about, assigneeOf, assignmentOf, checkAnswerOf, editOf, moveOf, priorityOf } from './ticket-orders.ts';
export { useMoveTold } from './use-move-told.ts';
export { inRows, listsOfTickets, type TicketRows, writeSent } from './write-sent.ts';
