import type { LockHandlers, PageMoment, TabsPort } from '../../tabs/tabs-port.ts';

/** A tab as the browser sees it; what it does to the tab is done without asking. */
export interface FakeTab {
  readonly port: TabsPort;
  /** The tab is gone from one moment to the next: its locks are free, it hears and says nothing any more. */
  readonly crash: () => void;
  /** The tab stands still, without a word before: messages and locks wait for it. */
  readonly hang: () => void;
  readonly goOn: () => void;
  /** The page is told that it sleeps or wakes. */
  readonly tell: (moment: PageMoment) => void;
  /** What it holds or asks for. */
  readonly held: () => readonly string[];
}

export interface FakeBrowser {
  readonly openTab: () => FakeTab;
  /** Names of all locks that are held or asked for. */
  readonly locks: () => readonly string[];
  readonly channels: () => number;
}

interface Claim {
  readonly name: string;
  readonly tab: State;
  readonly handlers: LockHandlers;
}

interface State {
  life: 'running' | 'hanging' | 'gone';
  readonly waiting: (() => void)[];
}

interface Channel {
  readonly name: string;
  readonly tab: State;
  readonly receive: (message: unknown) => void;
}

/** Web Locks, BroadcastChannel and page life of one browser, in memory. */
export function createFakeBrowser(): FakeBrowser {
  /** By name: the first holds it, the others wait. */
  const claims = new Map<string, Claim[]>();
  const channels = new Set<Channel>();

  const later = (tab: State, task: () => void) =>
    queueMicrotask(() => {
      if (tab.life === 'running') task();
      else if (tab.life === 'hanging') tab.waiting.push(task);
    });

  const grantFirst = (name: string) => {
    const [first] = claims.get(name) ?? [];
    if (first === undefined) claims.delete(name);
    else later(first.tab, () => claims.get(name)?.[0] === first && first.handlers.granted());
  };

  const drop = (claim: Claim) => {
    const queue = claims.get(claim.name) ?? [];
    const index = queue.indexOf(claim);
    if (index < 0) return;
    queue.splice(index, 1);
    if (index === 0) grantFirst(claim.name);
  };

  const portOf = (tab: State, watchers: Set<(moment: PageMoment) => void>): TabsPort => ({
    lock(name, how, handlers) {
      const claim: Claim = { name, tab, handlers };
      const queue = claims.get(name) ?? [];
      claims.set(name, queue);
      if (how === 'steal') {
        const holder = queue.shift();
        queue.unshift(claim);
        if (holder !== undefined) later(holder.tab, () => holder.handlers.lost('taken'));
      } else {
        queue.push(claim);
      }
      if (queue[0] === claim) grantFirst(name);
      return () => drop(claim);
    },
    open(name, receive) {
      const channel: Channel = { name, tab, receive };
      channels.add(channel);
      return {
        post(message) {
          // A tab that stands still says nothing.
          if (tab.life !== 'running') return;
          const copy: unknown = structuredClone(message);
          for (const other of channels) {
            if (other.name === name && other !== channel) {
              later(other.tab, () => channels.has(other) && other.receive(copy));
            }
          }
        },
        close: () => channels.delete(channel),
      };
    },
    watchPage(handler) {
      watchers.add(handler);
      return () => watchers.delete(handler);
    },
    soon: (task) => later(tab, task),
  });

  return {
    openTab() {
      const tab: State = { life: 'running', waiting: [] };
      const watchers = new Set<(moment: PageMoment) => void>();
      return {
        port: portOf(tab, watchers),
        crash() {
          tab.life = 'gone';
          for (const channel of channels) if (channel.tab === tab) channels.delete(channel);
          for (const queue of claims.values()) for (const claim of queue.filter((one) => one.tab === tab)) drop(claim);
        },
        hang: () => (tab.life = 'hanging'),
        goOn() {
          tab.life = 'running';
          for (const task of tab.waiting.splice(0)) task();
        },
        tell: (moment) => [...watchers].forEach((handler) => handler(moment)),
        held: () => [...claims].filter(([, queue]) => queue.some((claim) => claim.tab === tab)).map(([name]) => name),
      };
    },
    locks: () => [...claims.keys()],
    channels: () => channels.size,
  };
}
