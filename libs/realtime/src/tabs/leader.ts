import type { Connection, ConnectionDetail } from '../connection/connection.ts';
import type { LinkListener } from '../connection/link.ts';
import type { TickClock } from './tick-clock.ts';
import type { FollowerMessage, LeaderMessage, SharedMessage } from './tab-messages.ts';
import { createTrunk, type Targets } from './trunk.ts';

export interface LeaderOptions {
  readonly self: string;
  readonly term: string;
  readonly clock: TickClock;
  readonly graceMs: number;
  readonly connect: (clock: TickClock, listener: LinkListener) => Connection;
  /** The leading tab's own subscriptions. */
  readonly local: LinkListener;
  readonly post: (message: LeaderMessage) => void;
  readonly soon: (task: () => void) => void;
  /** Calls `gone` when that tab is closed, asleep or has crashed. */
  readonly watchTab: (tab: string, gone: () => void) => () => void;
  readonly onDetail: (detail: ConnectionDetail) => void;
}

export interface Leader {
  readonly receive: (message: FollowerMessage) => void;
  readonly retry: () => void;
  readonly close: () => void;
}

/** Holds the one connection of all tabs and shares what it brings. */
export function createLeader({ clock, local, onDetail, self, soon, term, ...options }: LeaderOptions): Leader {
  const tabs = new Map<string, () => void>();
  let batch: SharedMessage[] = [];
  let link: number | null = null;
  let links = 0;
  let isClosed = false;

  const flush = () => {
    const messages = batch;
    if (messages.length === 0 || isClosed) return;
    batch = [];
    if (link !== null) options.post({ kind: 'messages', term, link, messages });
  };
  const post = (message: LeaderMessage) => {
    if (isClosed) return;
    flush();
    options.post(message);
  };
  const publishState = () => post({ kind: 'state', term, detail: connection.getDetail(), link });

  const send = ({ hasSelf, others }: Targets, topic: string, text: string, isRetained: boolean) => {
    if (hasSelf) local.message(topic, text, isRetained);
    const [only] = others;
    if (only === undefined) return;
    // One post for all that one frame of the broker brings: the cost is by post.
    if (batch.length === 0) soon(flush);
    batch.push({ topic, text, isRetained, to: others.length === 1 ? only : null });
  };
  const trunk = createTrunk({ clock, graceMs: options.graceMs, self, send });

  const connection = options.connect(clock, {
    opened(opened) {
      links += 1;
      link = links;
      trunk.opened(opened);
      local.opened({
        subscribe: (requests) => trunk.subscribe(self, requests),
        unsubscribe: (filter) => trunk.unsubscribe(self, filter),
      });
      publishState();
    },
    message: trunk.message,
    closed() {
      flush();
      link = null;
      trunk.closed();
      local.closed();
    },
  });
  const stopWatching = connection.subscribe(() => {
    onDetail(connection.getDetail());
    publishState();
  });

  const welcome = (tab: string) => {
    if (tabs.has(tab)) return;
    const stop = options.watchTab(tab, () => {
      tabs.get(tab)?.();
      tabs.delete(tab);
      trunk.leave(tab);
    });
    tabs.set(tab, stop);
  };

  const answer = async (message: FollowerMessage & { readonly kind: 'ask' }) => {
    const results = await trunk.subscribe(message.from, message.requests);
    post({ kind: 'answer', term, to: message.from, ask: message.ask, results });
  };

  post({ kind: 'lead', term });
  connection.start();

  return {
    receive(message) {
      welcome(message.from);
      clock.tick();
      if (message.kind === 'hello') publishState();
      else if (message.kind === 'ping') post({ kind: 'pong', term });
      else if (message.kind === 'retry') connection.retry();
      else if (message.term !== term || message.link !== link) return;
      else if (message.kind === 'ask') void answer(message);
      else trunk.unsubscribe(message.from, message.filter);
    },
    retry: connection.retry,
    close() {
      stopWatching();
      connection.close();
      post({ kind: 'gone', term });
      isClosed = true;
      for (const stop of tabs.values()) stop();
      tabs.clear();
    },
  };
}
