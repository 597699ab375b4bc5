import type { IClientOptions, ISubscriptionMap } from 'mqtt';

/** What the page asks of its worker. There is no word for the end: the page ends the worker. */
export type ToWorker =
  | { readonly kind: 'open'; readonly url: string; readonly options: IClientOptions }
  | { readonly kind: 'subscribe'; readonly ask: number; readonly filters: ISubscriptionMap }
  | { readonly kind: 'unsubscribe'; readonly filter: string }
  | { readonly kind: 'ping' };

/** A live message: topic, text, whether the broker had kept it. */
export type WorkerMessage = readonly [topic: string, text: string, isRetained: boolean];

/** What a worker tells its page. */
export type FromWorker =
  | { readonly kind: 'connect' }
  | { readonly kind: 'messages'; readonly messages: readonly WorkerMessage[] }
  | { readonly kind: 'pong' }
  /** The codes with which the broker answered a SUBSCRIBE; null: the link was lost before it did. */
  | { readonly kind: 'granted'; readonly ask: number; readonly codes: readonly unknown[] | null }
  | { readonly kind: 'error'; readonly message: string; readonly code: number | null }
  | { readonly kind: 'close' };
