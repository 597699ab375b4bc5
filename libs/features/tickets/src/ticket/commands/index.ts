export { withAnswers, withOrders } from './apply-order.ts';
export { loadTicketOrders } from './load-ticket-orders.ts';
export { giveOrder } from './ticket-commands.ts';
export { about, assignmentOf, checkAnswerOf, editOf, moveOf } from './ticket-orders.ts';
export { useMoveTold } from './use-move-told.ts';
export { writeSent } from './write-sent.ts';
