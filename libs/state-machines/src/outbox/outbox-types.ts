/** Where something stands that was written on this device. Only `sent` is on the server. */
export const outboxStates = ['waiting', 'sending', 'refused', 'conflict', 'sent'] as const;
export type OutboxState = (typeof outboxStates)[number];

/** What came of one look into the outbox. */
export type OutboxTurn =
  /** Something was answered, whatever the answer: there may be more. */
  | { readonly kind: 'answered' }
  /** Nothing can go now; `waitMs` until something may, null when nothing is left to go. */
  | { readonly kind: 'nothing'; readonly waitMs: number | null }
  /** The server could not be reached. */
  | { readonly kind: 'unreachable' }
  /** The session is over: what is here waits for its person. */
  | { readonly kind: 'signed-out' };

/** What an outbox starts with. */
export interface OutboxInput {
  /** A number from 0 up to 1; spreads the tries of many devices. */
  readonly random: () => number;
}

/** What is known of the sending; what waits is the business of `sendNext`. */
export interface OutboxContext extends OutboxInput {
  /** Tries in a row that did not reach the server. */
  readonly failures: number;
  /** Told of since the last look began. */
  readonly added: number;
  /** Milliseconds until something may go. */
  readonly waitMs: number;
}

/** What an outbox is told. */
export type OutboxEvent =
  /** This tab is now the one that sends. */
  | { type: 'TURN' }
  /** Something was written, or may go again. */
  | { type: 'ADDED' }
  /** The network is back. */
  | { type: 'ONLINE' }
  /** A person does not want to wait. */
  | { type: 'RETRY' }
  | { type: 'SIGNED_IN' };
