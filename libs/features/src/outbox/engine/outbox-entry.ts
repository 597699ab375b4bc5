import type { BodyOf, Ticket } from '@imah/contract';
import type { OutboxState } from '@imah/state-machines';

/** A file that goes with what was written. `id` is made here, with `newId`, and becomes the id of the file. */
export interface OutboxFile {
  readonly id: string;
  readonly name: string;
  /** As it is to be sent: a photo is already small. */
  readonly content: Blob;
  readonly keepLocation: boolean;
}

/** The fields of a ticket that a person changed without having to be asked about the others. */
export type TicketFields = BodyOf<'updateTicket'>;

/** What the person saw of a ticket when they decided. */
export interface SeenTicket {
  readonly version: number;
  readonly state: Ticket['state'];
  readonly fields: TicketFields;
}

/** Everything that can be written without a network. */
export type OutboxOrder =
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
      readonly body: TicketFields;
      readonly seen: SeenTicket;
    };
export type OutboxKind = OutboxOrder['kind'];

/** What a page hands over: the order, what people call it, and the files that go first. */
export interface OutboxDraft {
  readonly order: OutboxOrder;
  /** What the list of unsent things calls it: the title of the ticket, say. */
  readonly about: string;
  readonly orgId: string;
  readonly files?: readonly OutboxFile[];
}

/** Why the server does not take it, in its own words. */
export interface OutboxProblem {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Field path to sentences. */
  readonly fieldErrors: Readonly<Record<string, readonly string[]>>;
}

/** One thing on its way. Times in milliseconds since 1970. */
export interface OutboxEntry extends OutboxDraft {
  /** Made here; also the id of what it makes on the server. */
  readonly id: string;
  /** The account that wrote it: nobody else sees or sends it. */
  readonly account: string;
  /** Things of the same lane go in the order in which they were written. */
  readonly lane: string;
  /** Its place among everything on this device. */
  readonly seq: number;
  readonly madeAt: number;
  readonly state: OutboxState;
  /** How often it was tried: from the first try on it may have arrived. */
  readonly tries: number;
  readonly notBefore: number | null;
  readonly problem: OutboxProblem | null;
  /** The ticket as it stands, of a conflict. */
  readonly current: Ticket | null;
  readonly sentAt: number | null;
}

/** The id under which a page has tried to send it already: the server knows it again by that. */
export function idOf(order: OutboxOrder): string | undefined {
  return order.kind === 'updateTicket' ? undefined : order.body.id;
}

/** The record whose order is kept. */
export function laneOf(order: OutboxOrder, id: string): string {
  return order.kind === 'createTicket' ? id : order.ticketId;
}
