import type { ApiClient } from '@imah/api-client';
import type { Ticket, TicketWork } from '@imah/contract/tickets';
import type { TicketOrder } from './ticket-order.ts';

/** The calls that orders are sent with. */
export type OrderClient = Pick<
  ApiClient,
  | 'createTicket'
  | 'addTicketReply'
  | 'addTicketNote'
  | 'moveTicket'
  | 'updateTicket'
  | 'assignTicket'
  | 'addTicketCheck'
  | 'answerTicketCheck'
>;

/** What the server says of the record as it then stands, where it says it. */
export interface SentAnswer {
  readonly ticket?: Ticket;
  readonly work?: TicketWork;
}

interface SendOptions {
  readonly account?: string;
  readonly signal?: AbortSignal;
}

/** The one call of an order, made by the page that gives it or by the outbox that kept it. */
export async function sendOrder(
  client: OrderClient,
  order: TicketOrder,
  options: SendOptions = {},
): Promise<SentAnswer> {
  if (order.kind === 'createTicket') {
    const params = { buildingId: order.buildingId };
    return { ticket: (await client.createTicket({ params, body: order.body, ...options })).data };
  }
  const params = { ticketId: order.ticketId };
  switch (order.kind) {
    case 'ticketReply':
      await client.addTicketReply({ params, body: order.body, ...options });
      return {};
    case 'ticketNote':
      await client.addTicketNote({ params, body: order.body, ...options });
      return {};
    case 'moveTicket': {
      const call = { params, body: order.body, version: order.seen.version, ...options };
      return { ticket: (await client.moveTicket(call)).data };
    }
    case 'updateTicket': {
      const call = { params, body: order.body, version: order.seen.version, ...options };
      return { ticket: (await client.updateTicket(call)).data };
    }
    case 'assignTicket': {
      const call = { params, body: order.body, version: order.seen.version, ...options };
      return { ticket: (await client.assignTicket(call)).data };
    }
    case 'addCheck':
      return { work: (await client.addTicketCheck({ params, body: order.body, ...options })).data };
    case 'answerCheck': {
      const { checkId, body } = order;
      return { work: (await client.answerTicketCheck({ params: { ...params, checkId }, body, ...options })).data };
    }
  }
}
