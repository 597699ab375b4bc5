import { randomSuffix } from '../connection/client-id.ts';
import type { Connection, ConnectionDetail } from '../connection/connection.ts';
import type { LinkListener } from '../connection/link.ts';
import type { Ports } from '../ports.ts';
import { createFollower } from './follower.ts';
import { createHeartbeat, type Heartbeat } from './heartbeat.ts';
import { createLeader, type Leader } from './leader.ts';
import type { TabMessage } from './tab-messages.ts';
import type { TabsPort } from './tabs-port.ts';
import { createTickClock, type TickClock } from './tick-clock.ts';

/** How often a tab that is looked at asks the leader for a sign of life, and how many answers may be missing. */
const heartbeatMs = 1000;
const heartbeatPatience = 5;

export interface TabGroupOptions {
  readonly tabs: TabsPort;
  readonly name: string;
  readonly ports: Pick<Ports, 'clock' | 'random' | 'visibility' | 'log'>;
  readonly graceMs: number;
  /** Makes the one connection, in the tab that leads. */
  readonly connect: (clock: TickClock, listener: LinkListener) => Connection;
  readonly listener: LinkListener;
  readonly onDetail: (detail: ConnectionDetail) => void;
  /** The person has logged out in another tab; this one has left already. */
  readonly onOver: () => void;
  /** The browser does not let tabs share after all; this one has left already. */
  readonly onUnavailable: () => void;
}

/** A tab's part in the group. */
export interface TabGroup {
  readonly retry: () => void;
  /** This tab goes, the others stay. */
  readonly leave: () => void;
  /** The person has logged out: all tabs go. */
  readonly end: () => void;
}

export const joiningDetail: ConnectionDetail = { state: 'connecting', attempt: 0, failure: null };

/** Joins the tabs of that name: leads when no other does, follows until then. Throws where that cannot be. */
export function createTabGroup({ listener, name, onDetail, ports, tabs, ...options }: TabGroupOptions): TabGroup {
  const self = randomSuffix(ports.random);
  let role: 'joining' | 'following' | 'leading' | 'left' = 'joining';
  let terms = 0;
  let leader: Leader | null = null;
  let heartbeat: Heartbeat | null = null;
  let releaseLead = () => {};

  const receive = (message: TabMessage) => {
    if (role === 'left') return;
    if (message.kind === 'over') {
      leave();
      options.onOver();
    } else if (leader !== null) {
      if ('from' in message) leader.receive(message);
      // Whoever says this holds the lock: it was taken away while this tab stood still.
      else if (message.kind === 'lead') stepDown();
    } else if (role === 'following' && !('from' in message)) {
      heartbeat?.heard();
      follower.receive(message);
    }
  };

  // Only this library, in this version, speaks under such a name.
  const channel = tabs.open(name, (message) => receive(message as TabMessage));
  const post = (message: TabMessage) => {
    if (role !== 'left') channel.post(message);
  };
  const follower = createFollower({ self, listener, post, onDetail, log: ports.log });

  const follow = () => {
    role = 'following';
    heartbeat = createHeartbeat({
      ...ports,
      everyMs: heartbeatMs,
      patience: heartbeatPatience,
      ask: () => post({ kind: 'ping', from: self }),
      hung() {
        releaseLead();
        askToLead('steal');
      },
    });
    follower.greet();
    askToLead('queue');
  };

  const askToLead = (how: 'queue' | 'steal') => {
    releaseLead = tabs.lock(`${name}/leader`, how, { granted: lead, lost: loseLead });
  };

  const lead = () => {
    heartbeat?.stop();
    follower.close();
    role = 'leading';
    terms += 1;
    leader = createLeader({
      self,
      term: `${self}-${terms}`,
      clock: createTickClock(ports.clock),
      graceMs: options.graceMs,
      connect: options.connect,
      local: listener,
      post,
      soon: tabs.soon,
      watchTab: (tab, gone) => tabs.lock(lockOf(tab), 'queue', { granted: gone, lost: gone }),
      onDetail,
    });
  };

  const stepDown = () => {
    releaseLead();
    leader?.close();
    leader = null;
    onDetail(joiningDetail);
    follow();
  };

  const loseLead = (why: 'taken' | 'unavailable') => {
    if (role === 'leading') stepDown();
    else if (why === 'taken') askToLead('queue');
    else unavailable();
  };

  const leave = () => {
    heartbeat?.stop();
    leader?.close();
    leader = null;
    role = 'left';
    follower.close();
    releaseLead();
    releaseSelf();
    channel.close();
  };

  const unavailable = () => {
    leave();
    options.onUnavailable();
  };

  // Held before the first word: the leader takes a tab without its lock for gone.
  const lockOf = (tab: string) => `${name}/tab/${tab}`;
  const releaseSelf = tabs.lock(lockOf(self), 'queue', { granted: follow, lost: unavailable });
  onDetail(joiningDetail);

  return {
    retry: () => (leader === null ? post({ kind: 'retry', from: self }) : leader.retry()),
    leave,
    end() {
      post({ kind: 'over' });
      leave();
    },
  };
}
