import type { Link, LinkListener } from '../connection/link.ts';
import { type Decode, decoderOf } from '../payloads/decoders.ts';
import type { Clock } from '../ports.ts';
import type { ReportProblem } from '../problem.ts';
import type { DecodedSubscribeOptions, MessageHandler, Subscribe, SubscribeOptions } from './subscription-types.ts';
import { topicMatcher } from './topic-filter.ts';

export interface SubscriptionHubOptions {
  readonly clock: Clock;
  /** Milliseconds a filter is kept after its last subscriber has gone: a page that is left and come back to. */
  readonly graceMs: number;
  readonly report: ReportProblem;
  /** Whether the person may hear what a filter names: what they may not is refused here, and not asked of the broker. */
  readonly mayListen: (filter: string) => boolean;
}

export interface SubscriptionHub extends LinkListener {
  readonly subscribe: Subscribe;
  /** What was refused is asked for again: rights have changed. */
  readonly reconsider: () => void;
  /** Forgets every filter and timer. */
  readonly close: () => void;
}

/** `waiting`: for a link; `asked`: for the broker's answer. */
type SubscriptionPhase = 'waiting' | 'asked' | 'granted' | 'refused';

interface Subscriber {
  readonly handler: MessageHandler<unknown>;
  readonly decode: Decode;
  readonly options: SubscribeOptions;
}

/** One filter and all who share it. */
interface SubscriptionEntry {
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

/** Shares filters: one SUBSCRIBE each, however many want it, and again after every connect. */
export function createSubscriptionHub({ clock, graceMs, mayListen, report }: SubscriptionHubOptions): SubscriptionHub {
  const entries = new Map<string, SubscriptionEntry>();
  /** Topic to the entries it goes to; a building has few topics and many messages. */
  const routes = new Map<string, readonly SubscriptionEntry[]>();
  let link: Link | null = null;

  const ask = async (asked: readonly SubscriptionEntry[]) => {
    const over = link;
    if (over === null || asked.length === 0) return;
    for (const entry of asked) entry.phase = 'asked';
    const allowed = asked.filter(({ filter }) => mayListen(filter));
    const requests = allowed.map(({ filter, qos }) => ({ filter, qos }));
    const results = await (requests.length === 0 ? Promise.resolve([]) : over.subscribe(requests));
    if (over !== link) return;
    for (const entry of asked) {
      if (entries.get(entry.filter) !== entry) continue;
      const index = allowed.indexOf(entry);
      const result = index < 0 ? 'refused' : results[index];
      if (result === 'refused' && index >= 0) report({ kind: 'refused', subject: entry.filter, error: null });
      if (result === 'granted' || result === 'refused') settle(entry, result);
    }
  };

  const settle = (entry: SubscriptionEntry, phase: 'granted' | 'refused') => {
    entry.phase = phase;
    for (const subscriber of entry.subscribers) tell(entry, subscriber);
  };

  const tell = (entry: SubscriptionEntry, { options }: Subscriber) => {
    try {
      if (entry.phase === 'granted') options.onGranted?.();
      if (entry.phase === 'refused') options.onRefused?.();
    } catch (error) {
      report({ kind: 'handler', subject: entry.filter, error });
    }
  };

  const forget = (entry: SubscriptionEntry) => {
    clock.clearTimeout(entry.graceTimer);
    entries.delete(entry.filter);
    routes.clear();
    for (const released of entry.onReleased) released();
  };

  const leave = (entry: SubscriptionEntry, subscriber: Subscriber) => {
    if (!entry.subscribers.delete(subscriber)) return;
    if (subscriber.options.onReleased) entry.onReleased.add(subscriber.options.onReleased);
    if (entry.subscribers.size > 0 || entries.get(entry.filter) !== entry) return;
    entry.graceTimer = clock.setTimeout(() => {
      if (entry.phase === 'asked' || entry.phase === 'granted') link?.unsubscribe(entry.filter);
      forget(entry);
    }, graceMs);
  };

  /** What an earlier subscriber has brought in already, told to one who joins. */
  const catchUp = (entry: SubscriptionEntry, subscriber: Subscriber) => {
    if (!entry.subscribers.has(subscriber)) return;
    tell(entry, subscriber);
    for (const [topic, text] of entry.retained) deliver([subscriber], topic, text, true, report);
  };

  return {
    subscribe<T>(
      filter: string,
      handler: MessageHandler<T>,
      options: SubscribeOptions & Partial<Pick<DecodedSubscribeOptions<T>, 'decode'>> = {},
    ) {
      const known = entries.get(filter);
      const entry = known ?? createEntry(filter, options.qos ?? 0);
      // Inside, payloads are unknown; handler and decoder belong together by their common T.
      const subscriber = { handler, decode: options.decode ?? entry.decode, options } as unknown as Subscriber;
      clock.clearTimeout(entry.graceTimer);
      entry.subscribers.add(subscriber);
      if (known === undefined) {
        entries.set(filter, entry);
        routes.clear();
        void ask([entry]);
      } else {
        queueMicrotask(() => catchUp(entry, subscriber));
      }
      return () => leave(entry, subscriber);
    },

    opened(opened) {
      link = opened;
      for (const entry of entries.values()) if (entry.subscribers.size === 0) forget(entry);
      void ask([...entries.values()]);
    },

    message(topic, text, isRetained) {
      let targets = routes.get(topic);
      if (targets === undefined) {
        targets = [...entries.values()].filter((entry) => entry.matches(topic));
        routes.set(topic, targets);
      }
      if (targets.length === 0) return;
      for (const entry of targets) {
        keepRetained(entry, topic, text, isRetained);
        deliver(entry.subscribers, topic, text, isRetained, report);
      }
    },

    closed() {
      link = null;
      for (const entry of entries.values()) {
        entry.phase = 'waiting';
        // The next link brings them anew, and it may be another person's.
        entry.retained.clear();
      }
    },

    reconsider() {
      void ask([...entries.values()].filter(({ phase }) => phase === 'refused'));
    },

    close() {
      link = null;
      for (const entry of entries.values()) forget(entry);
    },
  };
}

function createEntry(filter: string, qos: 0 | 1): SubscriptionEntry {
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
function keepRetained(entry: SubscriptionEntry, topic: string, text: string, isRetained: boolean): void {
  if (text === '') entry.retained.delete(topic);
  else if (isRetained || entry.retained.has(topic)) entry.retained.set(topic, text);
}

/** Decodes once for all who read alike, and calls them; neither a bad payload nor a bad handler reaches the others. */
function deliver(
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
