import { type TabGroupEvent, tabGroupMachine } from '@imah/state-machines';
import { createActor, fromCallback } from 'xstate';
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
  let terms = 0;
  let leader: Leader | null = null;
  let heartbeat: Heartbeat | null = null;
  let releaseLead = () => {};

  const receive = (message: TabMessage) => {
    if (message.kind === 'over') {
      actor.send({ type: 'OVER' });
    } else if (leader !== null) {
      if ('from' in message) leader.receive(message);
      // Whoever says this holds the lock: it was taken away while this tab stood still.
      else if (message.kind === 'lead') actor.send({ type: 'SUPERSEDED' });
    } else if (heartbeat !== null && !('from' in message)) {
      heartbeat.heard();
      follower.receive(message);
    }
  };

  // Only this library, in this version, speaks under such a name.
  const channel = tabs.open(name, (message) => receive(message as TabMessage));
  const post = (message: TabMessage) => {
    if (actor.getSnapshot().status === 'active') channel.post(message);
  };
  const follower = createFollower({ self, listener, post, onDetail, log: ports.log });

  const follow = fromCallback(({ sendBack }: { sendBack: (event: TabGroupEvent) => void }) => {
    onDetail(joiningDetail);
    heartbeat = createHeartbeat({
      ...ports,
      everyMs: heartbeatMs,
      patience: heartbeatPatience,
      ask: () => post({ kind: 'ping', from: self }),
      hung: () => sendBack({ type: 'LEADER_HUNG' }),
    });
    follower.greet();
    return () => {
      heartbeat?.stop();
      heartbeat = null;
      follower.close();
    };
  });

  const lead = fromCallback(() => {
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
    return () => {
      leader?.close();
      leader = null;
    };
  });

  const actor = createActor(tabGroupMachine.provide({ actors: { follow, lead } }));
  actor.on('ask', ({ how }) => {
    releaseLead();
    releaseLead = tabs.lock(`${name}/leader`, how, {
      granted: () => actor.send({ type: 'LEAD_GRANTED' }),
      lost: (why) => actor.send({ type: 'LEAD_LOST', why }),
    });
  });
  actor.on('left', ({ why }) => {
    releaseLead();
    releaseSelf();
    channel.close();
    if (why === 'over') options.onOver();
    else if (why === 'unavailable') options.onUnavailable();
  });
  actor.start();

  // Held before the first word: the leader takes a tab without its lock for gone.
  const lockOf = (tab: string) => `${name}/tab/${tab}`;
  const releaseSelf = tabs.lock(lockOf(self), 'queue', {
    granted: () => actor.send({ type: 'JOINED' }),
    lost: () => actor.send({ type: 'UNAVAILABLE' }),
  });
  onDetail(joiningDetail);

  return {
    retry: () => (leader === null ? post({ kind: 'retry', from: self }) : leader.retry()),
    leave: () => actor.send({ type: 'LEAVE' }),
    end() {
      post({ kind: 'over' });
      actor.send({ type: 'LEAVE' });
    },
  };
}
