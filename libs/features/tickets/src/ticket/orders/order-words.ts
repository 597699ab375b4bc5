import type { OrderWords } from '@imah/app/outbox';
import type { TicketOrder } from './ticket-order.ts';

/** What a person wrote; empty where there is nothing to write. */
export function wordsOf(order: TicketOrder): OrderWords {
  switch (order.kind) {
    case 'createTicket':
      return { title: order.body.title, text: order.body.details ?? '' };
    case 'ticketReply':
    case 'ticketNote':
      return { text: order.body.body };
    case 'moveTicket': {
      const { reason, note } = order.body;
      return { ...(reason === undefined ? {} : { reason }), ...(note === undefined ? {} : { note }) };
    }
    case 'updateTicket': {
      const { title, details } = order.body;
      return { ...(title === undefined ? {} : { title }), ...(details === undefined ? {} : { text: details }) };
    }
    // Chosen on the page of the ticket, and chosen anew there.
    case 'assignTicket':
    case 'addCheck':
    case 'answerCheck':
      return {};
  }
}

/** The same order in other words. */
export function inWords(order: TicketOrder, { title, text, reason, note }: OrderWords): TicketOrder {
  switch (order.kind) {
    case 'createTicket':
      return { ...order, body: { ...order.body, title: title ?? order.body.title, details: text ?? '' } };
    case 'ticketReply':
      return { ...order, body: { ...order.body, body: text ?? '' } };
    case 'ticketNote':
      return { ...order, body: { ...order.body, body: text ?? '' } };
    case 'moveTicket':
      return {
        ...order,
        body: { ...order.body, ...(reason === undefined ? {} : { reason }), ...(note === undefined ? {} : { note }) },
      };
    case 'updateTicket':
      return {
        ...order,
        body: {
          ...order.body,
          ...(title === undefined ? {} : { title }),
          ...(text === undefined ? {} : { details: text }),
        },
      };
    default:
      return order;
  }
}
