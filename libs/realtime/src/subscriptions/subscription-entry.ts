import { type Decode, decoderOf } from '../payloads/decoders.ts';
import type { ReportProblem } from '../problem.ts';
import type { MessageHandler, SubscribeOptions } from './subscription-types.ts';
import { topicMatcher } from './topic-filter.ts';

/** `waiting`: for a link; `asked`: for the broker's answer. */
type SubscriptionPhase = 'waiting' | 'asked' | 'granted' | 'refused';

export interface Subscriber {
  readonly handler: MessageHandler<unknown>;
  readonly decode: Decode;
  readonly options: SubscribeOptions;
}

/** One filter and all who share it. */
export interface SubscriptionEntry {
  readonly filter: string;
  readonly qos: 0 | 1;
  /** For those who bring none of their own. */
  readonly decode: Decode;
  readonly matches: (topic: string) => boolean;
  readonly subscribers: Set<Subscriber>;
  /** The kept value of each topic that has one, for those who come later. */
  readonly retained: Map<string, string>;
  phase: SubscriptionPhase;
  graceTimer: unknown;
  /** Told when the entry goes, by those who left before. */
  readonly onReleased: Set<() => void>;
}

export function createEntry(filter: string, qos: 0 | 1): SubscriptionEntry {
  return {
    filter,
    qos,
    decode: decoderOf(filter),
    matches: topicMatcher(filter),
    subscribers: new Set(),
    retained: new Map(),
    phase: 'waiting',
    graceTimer: null,
    onReleased: new Set(),
  };
}

/** Keeps what a later subscriber has to be told first; an empty payload is how a kept value is taken away. */
export function keepRetained(entry: SubscriptionEntry, topic: string, text: string, isRetained: boolean): void {
  if (text === '') entry.retained.delete(topic);
  else if (isRetained || entry.retained.has(topic)) entry.retained.set(topic, text);
}

/** Decodes once for all who read alike, and calls them; neither a bad payload nor a bad handler reaches the others. */
export function deliver(
  subscribers: Iterable<Subscriber>,
  topic: string,
  text: string,
  isRetained: boolean,
  report: ReportProblem,
): void {
  let decode: Subscriber['decode'] | null = null;
  let payload: unknown;
  let isReadable = false;
  for (const subscriber of subscribers) {
    if (subscriber.decode !== decode) {
      decode = subscriber.decode;
      try {
        payload = decode(text, topic);
        isReadable = true;
      } catch (error) {
        isReadable = false;
        report({ kind: 'decode', subject: topic, error });
      }
    }
    if (!isReadable) continue;
    try {
      subscriber.handler({ topic, payload, isRetained });
    } catch (error) {
      report({ kind: 'handler', subject: topic, error });
    }
  }
}
