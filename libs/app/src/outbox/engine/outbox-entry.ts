import type { BodyOf } from '@imah/contract/endpoints';
import type { Ticket, TicketCheck } from '@imah/contract/tickets';
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
export type TicketFields = Omit<BodyOf<'updateTicket'>, 'id' | 'fileIds'>;

/** What the person saw of a ticket when they decided. */
export interface SeenTicket {
  readonly version: number;
  readonly state: Ticket['state'];
  readonly fields: TicketFields;
}

/** Who worked on a ticket when the person decided who should. */
export interface SeenWorkers {
  readonly version: number;
  readonly assigneeId: string | null;
  readonly executorIds: readonly string[];
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
export type OutboxKind = OutboxOrder['kind'];
/** What waits at a version of the ticket. */
export type VersionedOrder = Extract<OutboxOrder, { readonly seen: { readonly version: number } }>;

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
  /** The item of the checklist as it stands, of a conflict about one. */
  readonly currentCheck?: TicketCheck | null;
  readonly sentAt: number | null;
}

/** The id under which a page has tried to send it already: the server knows it again by that. */
export function idOf(order: OutboxOrder): string | undefined {
  return order.kind === 'answerCheck' ? undefined : order.body.id;
}

export const isVersioned = (order: OutboxOrder): order is VersionedOrder => 'seen' in order;

/** The record whose order is kept. */
export function laneOf(order: OutboxOrder, id: string): string {
  return order.kind === 'createTicket' ? id : order.ticketId;
}
