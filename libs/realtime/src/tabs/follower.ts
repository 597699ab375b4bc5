import type { MqttConnectionState } from '@imah/state-machines';
import type { ConnectionDetail } from '../connection/connection.ts';
import type { FilterResult, Link, LinkListener } from '../connection/link.ts';
import type { Log } from '../ports.ts';
import type { FollowerMessage, LeaderMessage } from './tab-messages.ts';

export interface FollowerOptions {
  readonly self: string;
  readonly listener: LinkListener;
  readonly post: (message: FollowerMessage) => void;
  readonly onDetail: (detail: ConnectionDetail) => void;
  readonly log: Log;
}

export interface Follower {
  readonly receive: (message: LeaderMessage) => void;
  /** Says to whoever leads that this tab is there. */
  readonly greet: () => void;
  /** The link through the leader is over, for this tab. */
  readonly close: () => void;
}

interface Ask {
  readonly size: number;
  readonly resolve: (results: readonly FilterResult[]) => void;
}

/** The connection of another tab, seen from this one: its state, and a link through it. */
export function createFollower({ listener, log, onDetail, post, self }: FollowerOptions): Follower {
  const asks = new Map<number, Ask>();
  let lastAsk = 0;
  let term: string | null = null;
  let link: number | null = null;
  let state: MqttConnectionState = 'idle';

  const closeLink = () => {
    if (link === null) return;
    link = null;
    for (const { resolve, size } of asks.values()) resolve(Array.from({ length: size }, () => 'lost'));
    asks.clear();
    listener.closed();
  };

  const linkThrough = (leading: string, number: number): Link => ({
    subscribe: (requests) =>
      new Promise((resolve) => {
        lastAsk += 1;
        asks.set(lastAsk, { size: requests.length, resolve });
        post({ kind: 'ask', from: self, term: leading, link: number, ask: lastAsk, requests });
      }),
    unsubscribe: (filter) => post({ kind: 'drop', from: self, term: leading, link: number, filter }),
  });

  const takeState = ({ detail, ...message }: LeaderMessage & { readonly kind: 'state' }) => {
    if (message.link !== link) closeLink();
    onDetail(detail);
    // S-57 holds in every tab.
    if (detail.state !== state && detail.state === 'connected') log({ level: 'success', message: 'MQTT connected' });
    if (detail.state !== state && detail.state === 'error') {
      log({ level: 'failure', message: `MQTT error: ${detail.failure?.message ?? 'unknown'}` });
    }
    state = detail.state;
    if (message.link === null || message.link === link) return;
    link = message.link;
    listener.opened(linkThrough(message.term, link));
  };

  const greet = () => post({ kind: 'hello', from: self });

  return {
    greet,
    close() {
      closeLink();
      term = null;
    },
    receive(message) {
      if (message.kind === 'lead') {
        closeLink();
        term = message.term;
        greet();
        return;
      }
      if (message.kind === 'state') term ??= message.term;
      if (message.term !== term) return;
      if (message.kind === 'state') takeState(message);
      else if (message.kind === 'gone') {
        closeLink();
        term = null;
        greet();
      } else if (message.kind === 'answer') {
        if (message.to !== self) return;
        asks.get(message.ask)?.resolve(message.results);
        asks.delete(message.ask);
      } else if (message.kind === 'messages' && message.link === link) {
        for (const { isRetained, text, to, topic } of message.messages) {
          if (to === null || to === self) listener.message(topic, text, isRetained);
        }
      }
    },
  };
}
