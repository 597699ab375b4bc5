import type { ApiClient } from '@imah/api-client';
import type { QueryClient } from '@tanstack/react-query';
import type { Reads } from '../../read/index.ts';

/** What a domain lets wait on this device: plain data that survives a reload. Its kind is the domain's own word. */
export interface OutboxOrder {
  readonly kind: string;
}

/** One field that both sides have an answer for. */
export interface ConflictField {
  readonly field: string;
  /** What the person saw when they decided. */
  readonly before: unknown;
  readonly mine: unknown;
  readonly theirs: unknown;
  /** `changed`: the other side changed it too. `untouched`: it stands as the person saw it. */
  readonly other: 'changed' | 'untouched';
}

/** The parts of an order that are text, and can be written anew. */
export type WordField = 'title' | 'text' | 'reason' | 'note';
export type OrderWords = { readonly [F in WordField]?: string | undefined };

/** What the list says of one order. */
export interface OrderTold {
  readonly kind: string;
  /** What was chosen, line by line. */
  readonly facts: readonly string[];
  /** Where the record is shown once it is there. */
  readonly href: string;
  readonly conflictTitle: string;
  readonly fieldName: (field: string) => string;
  readonly valueName: (value: unknown, field: string) => string;
}

export interface SendOptions {
  readonly account: string;
  readonly signal: AbortSignal;
}

/** All that the outbox asks of a domain about the orders it lets wait. */
export interface OrderDomain {
  readonly kinds: readonly string[];
  readonly send: (client: ApiClient, order: OutboxOrder, options: SendOptions) => Promise<unknown>;
  /** The order under the id by which the server knows it again, with the files that have arrived. */
  readonly complete: (order: OutboxOrder, id: string, fileIds: readonly string[]) => OutboxOrder;
  /** Whether it makes the record that the others of its lane are about. */
  readonly isOrigin: (order: OutboxOrder) => boolean;
  /** What was written after `sent`, upon what that has made of the record. */
  readonly upon: (later: OutboxOrder, sent: OutboxOrder, answer: unknown) => OutboxOrder;
  /** `order` in the place of one that nobody has been sent; null where it takes none. */
  readonly replace: (earlier: OutboxOrder, order: OutboxOrder) => OutboxOrder | null;
  /** Nothing would change by it. */
  readonly isVoid: (order: OutboxOrder) => boolean;
  /** The record as it stands: told with the refusal, else asked for; null where that cannot be known. */
  readonly current: (client: ApiClient, order: OutboxOrder, error: unknown, account: string) => Promise<unknown>;
  /** The fields a person has to choose about; none when both sides say the same. */
  readonly conflicts: (order: OutboxOrder, current: unknown) => readonly ConflictField[];
  /** Nothing a person wrote would be lost with it. */
  readonly isWordless: (order: OutboxOrder) => boolean;
  /** The order upon the record as it stands, with only these fields of mine; null when nothing of it is left. */
  readonly resolve: (order: OutboxOrder, current: unknown, mine: readonly string[]) => OutboxOrder | null;
  /** What a person wrote in it; empty where there is nothing to write anew. */
  readonly words: (order: OutboxOrder) => OrderWords;
  readonly reworded: (order: OutboxOrder, words: OrderWords) => OutboxOrder;
  readonly useTold: (order: OutboxOrder, current: unknown) => OrderTold;
  /** Shows in cached reads what the server says of the record. */
  readonly write: (queries: QueryClient, recordId: string, answer: unknown) => void;
  /** Reads that are old once something of the record was sent. */
  readonly renews: (recordId: string) => readonly Reads[];
}

/** Finds whose order it is. Throws where no domain has such ones. */
export type FindOrders = (order: OutboxOrder) => OrderDomain;

/** Every domain that lets orders wait, by their kinds. */
export function findOrdersIn(domains: readonly OrderDomain[]): FindOrders {
  const byKind = new Map(domains.flatMap((domain) => domain.kinds.map((kind) => [kind, domain] as const)));
  return ({ kind }) => {
    const domain = byKind.get(kind);
    if (domain === undefined) throw new Error(`No domain has orders of the kind ${kind}`);
    return domain;
  };
}
