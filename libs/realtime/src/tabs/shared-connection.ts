import type { Connection, ConnectionDetail } from '../connection/connection.ts';
import type { LinkListener } from '../connection/link.ts';
import { createObservers } from '../observers.ts';
import type { Clock, Ports } from '../ports.ts';
import { groupName } from './tab-messages.ts';
import { createTabGroup, joiningDetail, type TabGroup } from './tab-group.ts';
import type { TabsPort } from './tabs-port.ts';

export interface SharedConnectionOptions {
  readonly tabs: TabsPort;
  readonly url: string;
  /** Who is signed in; null: not to be shared. */
  readonly person: () => string | null;
  readonly ports: Pick<Ports, 'clock' | 'random' | 'visibility' | 'log'>;
  readonly graceMs: number;
  /** Makes a connection of this tab's own; `person`: whose it must be. */
  readonly connect: (clock: Clock, listener: LinkListener, person: string | null) => Connection;
  readonly listener: LinkListener;
  /** Forgets every value: they are another person's from now on, or nobody's. */
  readonly forget: () => void;
  /** The person has logged out in another tab. */
  readonly onEnded: () => void;
}

const idle: ConnectionDetail = { state: 'idle', attempt: 0, failure: null };

/**
 * A connection that all tabs of one person share, in the manner of one of the tab's own. Where tabs cannot
 * share, it is the tab's own.
 */
export function createSharedConnection({ connect, listener, ports, ...options }: SharedConnectionOptions): Connection {
  const observers = createObservers();
  let detail = idle;
  let running: { readonly person: string | null } | null = null;
  let way: TabGroup | null = null;
  let isClosed = false;

  const setDetail = (next: ConnectionDetail) => {
    if (next.state === detail.state && next.attempt === detail.attempt && next.failure === detail.failure) return;
    detail = next;
    observers.notify();
  };

  const direct = (person: string | null): TabGroup => {
    const connection = connect(ports.clock, listener, person);
    const stopWatching = connection.subscribe(() => setDetail(connection.getDetail()));
    const leave = () => {
      stopWatching();
      connection.close();
    };
    connection.start();
    return { retry: connection.retry, leave, end: leave };
  };

  const together = (person: string): TabGroup =>
    createTabGroup({
      tabs: options.tabs,
      name: groupName(options.url, person),
      ports,
      graceMs: options.graceMs,
      connect: (clock, shared) => connect(clock, shared, person),
      listener,
      onDetail: setDetail,
      onOver() {
        way = null;
        running = null;
        setDetail(idle);
        options.forget();
        options.onEnded();
      },
      onUnavailable() {
        way = direct(person);
      },
    });

  const begin = (person: string | null): TabGroup => {
    if (person === null) return direct(null);
    try {
      return together(person);
    } catch {
      // A page without storage (a sandboxed frame) may not speak to others.
      return direct(person);
    }
  };

  const finish = (how: 'leave' | 'end') => {
    way?.[how]();
    way = null;
    running = null;
    setDetail(idle);
  };

  const stopWatching = options.tabs.watchPage((moment) => {
    if (running === null) return;
    if (moment === 'resumed') {
      way ??= begin(running.person);
    } else if (way !== null) {
      way.leave();
      way = null;
      setDetail(joiningDetail);
    }
  });

  return {
    getState: () => detail.state,
    getDetail: () => detail,
    subscribe: observers.subscribe,
    start() {
      if (isClosed) return;
      const person = options.person();
      if (running !== null) {
        if (running.person === person) return;
        finish('leave');
        options.forget();
      }
      running = { person };
      way = begin(person);
    },
    stop: () => finish('end'),
    retry: () => way?.retry(),
    close() {
      isClosed = true;
      finish('leave');
      stopWatching();
    },
  };
}
