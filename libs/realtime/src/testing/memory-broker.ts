import type { MqttConnectionState } from '@imah/state-machines';
import type { Connection, ConnectionDetail } from '../connection/connection.ts';
import type { FilterResult, Link, LinkListener } from '../connection/link.ts';
import { createObservers } from '../observers.ts';
import { topicMatcher } from '../subscriptions/topic-filter.ts';

export interface MemoryBroker {
  readonly connection: Connection;
  /** Filters of every SUBSCRIBE so far, in order. */
  readonly subscribed: readonly string[];
  readonly setState: (state: MqttConnectionState) => void;
  readonly publish: (topic: string, text: string, retain: boolean) => void;
}

/** A broker and its connection in memory: keeps retained messages, forgets subscriptions when the link goes. */
export function createMemoryBroker(listener: LinkListener, isRefused: (filter: string) => boolean): MemoryBroker {
  const observers = createObservers();
  const retained = new Map<string, string>();
  const filters = new Map<string, (topic: string) => boolean>();
  const subscribed: string[] = [];
  let detail: ConnectionDetail = { state: 'idle', attempt: 0, failure: null };

  const link: Link = {
    subscribe(requests) {
      const results = requests.map(({ filter }): FilterResult => (isRefused(filter) ? 'refused' : 'granted'));
      for (const [index, { filter }] of requests.entries()) {
        subscribed.push(filter);
        if (results[index] === 'granted') filters.set(filter, topicMatcher(filter));
      }
      const matchers = requests.map(({ filter }) => filters.get(filter));
      for (const [topic, text] of retained) {
        if (matchers.some((matches) => matches?.(topic))) listener.message(topic, text, true);
      }
      return Promise.resolve(results);
    },
    unsubscribe: (filter) => filters.delete(filter),
  };

  const setState = (state: MqttConnectionState) => {
    if (state === detail.state) return;
    const wasConnected = detail.state === 'connected';
    detail = { state, attempt: state === 'reconnecting' ? detail.attempt + 1 : 0, failure: null };
    if (wasConnected) {
      filters.clear();
      listener.closed();
    }
    observers.notify();
    if (state === 'connected') listener.opened(link);
  };

  return {
    subscribed,
    setState,
    publish(topic, text, retain) {
      if (retain && text === '') retained.delete(topic);
      else if (retain) retained.set(topic, text);
      if (detail.state !== 'connected') return;
      if ([...filters.values()].some((matches) => matches(topic))) listener.message(topic, text, false);
    },
    connection: {
      getState: () => detail.state,
      getDetail: () => detail,
      subscribe: observers.subscribe,
      start: () => setState('connected'),
      stop: () => setState('idle'),
      retry: () => setState('connected'),
      close: () => setState('idle'),
    },
  };
}
