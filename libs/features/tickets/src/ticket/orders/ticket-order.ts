import type { BodyOf } from '@imah/contract/endpoints';
import type { Ticket } from '@imah/contract/tickets';
import type { OutboxDraft, OutboxOrder } from '@imah/app/outbox';

/** The fields of a ticket that a person changed without having to be asked about the others. */
export type TicketFields = Omit<BodyOf<'updateTicket'>, 'id' | 'fileIds'>;

/** What the person saw of a ticket when they decided. */
interface SeenTicket {
  readonly version: number;
  readonly state: Ticket['state'];
  readonly fields: TicketFields;
}

/** Who worked on a ticket when the person decided who should. */
interface SeenWorkers {
  readonly version: number;
  readonly assigneeId: string | null;
  readonly executorIds: readonly string[];
}

/** Everything about a ticket that can be written without a network. */
export type TicketOrder =
  | { readonly kind: 'createTicket'; readonly buildingId: string; readonly body: BodyOf<'createTicket'> }
  | { readonly kind: 'ticketReply'; readonly ticketId: string; readonly body: BodyOf<'addTicketReply'> }
  | { readonly kind: 'ticketNote'; readonly ticketId: string; readonly body: BodyOf<'addTicketNote'> }
  | {
      readonly kind: 'moveTicket';
      readonly ticketId: string;
      readonly body: BodyOf<'moveTicket'>;
      readonly seen: SeenTicket;
    }
  | {
      readonly kind: 'updateTicket';
      readonly ticketId: string;
      readonly body: BodyOf<'updateTicket'>;
      readonly seen: SeenTicket;
      /** What ids in it stand for, for the list. */
      readonly names?: Readonly<Record<string, string>>;
    }
  | {
      readonly kind: 'assignTicket';
      readonly ticketId: string;
      readonly body: BodyOf<'assignTicket'>;
      readonly seen: SeenWorkers;
      /** What the people in it are called, for the list. */
      readonly names: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'addCheck'; readonly ticketId: string; readonly body: BodyOf<'addTicketCheck'> }
  | {
      readonly kind: 'answerCheck';
      readonly ticketId: string;
      readonly checkId: string;
      /** With what stood there when it was answered. */
      readonly body: { readonly answer: string | null; readonly before: string | null };
      readonly label: string;
    };
/** What waits at a version of the ticket. */
export type VersionedOrder = Extract<TicketOrder, { readonly seen: { readonly version: number } }>;

/** What a page of tickets hands to the outbox. */
export interface TicketDraft extends OutboxDraft {
  readonly order: TicketOrder;
}

// In full by `satisfies`: an order that is added has to be named here.
const kinds = {
  createTicket: true,
  ticketReply: true,
  ticketNote: true,
  moveTicket: true,
  updateTicket: true,
  assignTicket: true,
  addCheck: true,
  answerCheck: true,
} as const satisfies Record<TicketOrder['kind'], true>;

export const ticketOrderKinds: readonly string[] = Object.keys(kinds);

/** Whether something that waits is about a ticket. */
export const isTicketOrder = (order: OutboxOrder): order is TicketOrder => order.kind in kinds;

export const isVersioned = (order: TicketOrder): order is VersionedOrder => 'seen' in order;

/** The id under which a page has tried to send it already: the server knows it again by that. */
export function idOf(order: TicketOrder): string | undefined {
  return order.kind === 'answerCheck' ? undefined : order.body.id;
}
