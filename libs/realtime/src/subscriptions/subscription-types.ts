/** One message of a topic, its payload decoded. */
export interface LiveMessage<T> {
  readonly topic: string;
  readonly payload: T;
  /** The broker had kept it: it was published before this subscription. */
  readonly isRetained: boolean;
}

/** How a filter is subscribed to, and who hears what became of it. */
export interface SubscribeOptions<T> {
  /** Reads a payload; what it throws is reported and drops only this message. JSON when left out. */
  readonly decode?: (text: string, topic: string) => T;
  /** 0 for values, of which the next comes soon; 1 for events. The first subscriber of a filter decides. */
  readonly qos?: 0 | 1;
  /** The broker has taken the subscription, after each connect again. */
  readonly onGranted?: () => void;
  /** The broker has refused it: no right to read there. */
  readonly onRefused?: () => void;
  /** Nobody wanted the filter any more, and its grace is over. */
  readonly onReleased?: () => void;
}

/** Called for every message of a filter; what it throws is reported and reaches nobody else. */
export type MessageHandler<T> = (message: LiveMessage<T>) => void;
