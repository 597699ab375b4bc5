import type { FilterRequest, FilterResult, Link } from '../connection/link.ts';
import type { Clock } from '../ports.ts';
import { topicMatcher } from '../subscriptions/topic-filter.ts';

export interface TrunkOptions {
  readonly clock: Clock;
  /** Milliseconds a filter is kept when the tab that had it is gone: it may only have been loaded again. */
  readonly graceMs: number;
  readonly send: (targets: Targets, topic: string, text: string, isRetained: boolean) => void;
  /** The tab that leads. */
  readonly self: string;
}

/** Who wants a topic; made once and used for many messages. */
export interface Targets {
  readonly hasSelf: boolean;
  readonly others: readonly string[];
}

/** One link for several tabs: counts who wants which filter, and asks the broker once for each. */
export interface Trunk {
  readonly opened: (link: Link) => void;
  readonly closed: () => void;
  readonly message: (topic: string, text: string, isRetained: boolean) => void;
  readonly subscribe: (member: string, requests: readonly FilterRequest[]) => Promise<readonly FilterResult[]>;
  readonly unsubscribe: (member: string, filter: string) => void;
  /** The tab is gone, with all it wanted. */
  readonly leave: (member: string) => void;
}

interface Entry {
  readonly filter: string;
  readonly matches: (topic: string) => boolean;
  readonly members: Set<string>;
  /** The kept value of each topic that has one, for tabs that come later. */
  readonly retained: Map<string, string>;
  readonly answer: Promise<FilterResult>;
  graceTimer: unknown;
}

interface Route {
  /** The first text of this name: maps find one and the same object faster than an equal one. */
  readonly topic: string;
  readonly entries: readonly Entry[];
  readonly targets: Targets | null;
}

export function createTrunk({ clock, graceMs, self, send }: TrunkOptions): Trunk {
  const entries = new Map<string, Entry>();
  const routes = new Map<string, Route>();
  let link: Link | null = null;

  const targetsOf = (members: readonly string[]): Targets => ({
    hasSelf: members.includes(self),
    others: members.filter((member) => member !== self),
  });

  const forget = (entry: Entry) => {
    clock.clearTimeout(entry.graceTimer);
    if (entries.get(entry.filter) === entry) entries.delete(entry.filter);
    routes.clear();
  };

  const release = (entry: Entry) => {
    link?.unsubscribe(entry.filter);
    forget(entry);
  };

  const add = (filter: string, result: Promise<FilterResult>) => {
    const entry: Entry = {
      filter,
      matches: topicMatcher(filter),
      members: new Set(),
      retained: new Map(),
      graceTimer: null,
      answer: result.then((known) => {
        // The next tab that wants it asks anew: rights change.
        if (known !== 'granted') forget(entry);
        return known;
      }),
    };
    entries.set(filter, entry);
  };

  const join = (member: string, entry: Entry): Promise<FilterResult> => {
    clock.clearTimeout(entry.graceTimer);
    entry.members.add(member);
    routes.clear();
    for (const [topic, text] of entry.retained) send(targetsOf([member]), topic, text, true);
    return entry.answer;
  };

  const routeOf = (topic: string): Route => {
    const known = routes.get(topic);
    if (known !== undefined) return known;
    const matching = [...entries.values()].filter((entry) => entry.matches(topic));
    const members = new Set(matching.flatMap((entry) => [...entry.members]));
    const route = { topic, entries: matching, targets: members.size === 0 ? null : targetsOf([...members]) };
    routes.set(topic, route);
    return route;
  };

  return {
    opened: (opened) => (link = opened),
    closed() {
      link = null;
      for (const entry of entries.values()) forget(entry);
    },
    message(name, text, isRetained) {
      const { entries: matching, targets, topic } = routeOf(name);
      for (const { retained } of matching) {
        if (text === '') retained.delete(topic);
        else if (isRetained || retained.has(topic)) retained.set(topic, text);
      }
      if (targets !== null) send(targets, topic, text, isRetained);
    },
    subscribe(member, requests) {
      const over = link;
      if (over === null) return Promise.resolve(requests.map(() => 'lost'));
      const unknown = requests.filter(({ filter }) => !entries.has(filter));
      let ask = () => {};
      const results = new Promise<readonly FilterResult[]>((resolve) => {
        ask = () => resolve(over.subscribe(unknown));
      });
      for (const [index, { filter }] of unknown.entries()) {
        add(
          filter,
          results.then((all) => all[index] ?? 'lost'),
        );
      }
      const answers = requests.map(async ({ filter }) => {
        const entry = entries.get(filter);
        return entry === undefined ? 'lost' : join(member, entry);
      });
      // Only now: kept messages may come with the answer.
      if (unknown.length > 0) ask();
      return Promise.all(answers);
    },
    unsubscribe(member, filter) {
      const entry = entries.get(filter);
      if (entry === undefined || !entry.members.delete(member)) return;
      routes.clear();
      if (entry.members.size === 0) release(entry);
    },
    leave(member) {
      for (const entry of entries.values()) {
        if (!entry.members.delete(member)) continue;
        routes.clear();
        if (entry.members.size === 0) entry.graceTimer = clock.setTimeout(() => release(entry), graceMs);
      }
    },
  };
}
