/** A payment as the client has sent it: the key by which the server knows it again. */
export interface SentPayment {
  readonly buildingId: string;
  readonly personId: string;
  readonly amount: number;
  readonly receivedOn: string;
}

/** A month of the books as the client last knew it; `unknown` where the answer never came. */
type KnownPeriod = 'closed' | 'open' | 'unknown';

/** What the server has acknowledged, and what it has not answered: all that the drill holds it to. */
export interface Memory {
  /** By their keys: the id and the number that were answered. */
  readonly payments: Map<string, SentPayment & { readonly id: string; readonly number: string }>;
  /** Sent and never answered: they may be there, once. */
  readonly unanswered: Map<string, SentPayment>;
  /** Issued, with what they came to. */
  readonly issued: Map<string, { readonly billCount: number; readonly total: number }>;
  /** Told that they will be issued; the work went on after the call. */
  readonly promised: Set<string>;
  readonly periods: Map<string, KnownPeriod>;
  /** How many calls were refused with a reason, which is an answer too. */
  refused: number;
}

export const createMemory = (): Memory => ({
  payments: new Map(),
  unanswered: new Map(),
  issued: new Map(),
  promised: new Set(),
  periods: new Map(),
  refused: 0,
});
