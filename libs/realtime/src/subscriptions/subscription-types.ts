import type { PayloadOf } from '@imah/contract/mqtt/words';

/** One message of a topic, its payload decoded. */
export interface LiveMessage<T> {
  readonly topic: string;
  readonly payload: T;
  /** The broker had kept it: it was published before this subscription. */
  readonly isRetained: boolean;
}

/** How a filter is subscribed to, and who hears what became of it. */
export interface SubscribeOptions {
  /** 0 for values, of which the next comes soon; 1 for events. The first subscriber of a filter decides. */
  readonly qos?: 0 | 1;
  /** The broker has taken the subscription, after each connect again. */
  readonly onGranted?: () => void;
  /** The broker has refused it: no right to read there. */
  readonly onRefused?: () => void;
  /** Nobody wanted the filter any more, and its grace is over. */
  readonly onReleased?: () => void;
}

/** The same, for payloads that are read in another way than their topic says. */
export interface DecodedSubscribeOptions<T> extends SubscribeOptions {
  /** Reads a payload; what it throws is reported and drops only this message. */
  readonly decode: (text: string, topic: string) => T;
}

/** Called for every message of a filter; what it throws is reported and reaches nobody else. */
export type MessageHandler<T> = (message: LiveMessage<T>) => void;

/** Subscribes to a filter; answers with the way to leave it. */
export interface Subscribe {
  /** With a decoder of one's own, which gives the payload its type. */
  <T>(filter: string, handler: MessageHandler<T>, options: DecodedSubscribeOptions<T>): () => void;
  /**
   * A topic or filter of the contract's grammar gives the payload its type, and is decoded and checked as its channel
   * asks. Of any other text the payload is JSON that nobody knows: `unknown`.
   */
  <F extends string>(filter: F, handler: MessageHandler<PayloadOf<F>>, options?: SubscribeOptions): () => void;
}
