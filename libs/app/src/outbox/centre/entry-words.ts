import type { OutboxEntry, OutboxOrder } from '../engine/index.ts';

/** The parts of an order that are text, and can be written anew. */
export type WordField = 'title' | 'text' | 'reason' | 'note';
export type Words = { readonly [F in WordField]?: string | undefined };

/** What a person wrote; empty where there is nothing to write. */
export function wordsOf(order: OutboxOrder): Words {
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
export function inWords(order: OutboxOrder, { title, text, reason, note }: Words): OutboxOrder {
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

/** What stands in the list: the words themselves, without the title that stands above them. */
export function previewOf({ order, about }: OutboxEntry): string {
  const { title, text, reason, note } = wordsOf(order);
  return [title === about ? undefined : title, text, reason, note]
    .filter((words) => words !== undefined && words !== '')
    .join('\n');
}
