import * as entryPoint from '../index.ts';
import { type Chart, chart } from './chart-words.ts';

/** The session, where one may go, and the live channel. */
export const sessionAndLiveCharts: readonly Chart[] = [
  chart('sessionMachine', entryPoint.sessionMachine, {
    what: 'The session from start-up to logout (S-28…S-30, S-33). Tag `ready`: the first fetch has ended (S-29).',
    input: {},
    actors: {
      fetchSession: 'asks for the session; an answer without a user is no session',
      fetchWhoami: 'asks who that is; input: the session',
      deleteSession: 'ends the session on the server; input: the session',
    },
    events: {
      FETCH: 'ask again, after a fetch that failed',
      LOGIN: 'login or register answered with a session',
      LOGOUT: 'the person leaves',
      UNAUTHORIZED: 'some call answered 401 while on `path`',
      REFRESH_WHOAMI: 'profile, memberships or MQTT secret may have changed',
    },
    emitted: {
      ready: 'the first fetch has ended, either way',
      sessionSet: 'there is a session',
      sessionCleared: 'there is none any more: forget cached answers',
      redirectToLogin: 'go to `/login` in place of the history entry',
      fetchFailed: 'for the log',
      whoamiFailed: 'for the log',
      logoutFailed: 'the session is still there; tell the person',
    },
    delays: {},
  }),
  chart('routeGuardMachine', entryPoint.routeGuardMachine, {
    what: 'Which page may be entered (S-37, S-38). A guarded page waits until the session is known; `context.to` of `redirected` is where to go instead. `decideGuard` is the same decision as a pure function; `guardNamed` throws on an unknown name (S-39).',
    input: {},
    actors: {},
    events: { NAVIGATE: 'the route asked for, with its guard', SESSION_CHANGED: 'whether there is a session' },
    emitted: {},
    delays: {},
  }),
  chart('mqttConnectionMachine', entryPoint.mqttConnectionMachine, {
    what: 'The live channel (S-32, S-57, S-65). Tags: `live`, `offline`. A link that hangs is noticed after 1.5 times the keepalive.',
    input: {
      random: 'from 0 up to 1, for the spread of reconnects',
      keepalive: 'ms of silence before a probe',
      reconnectPeriod: 'milliseconds before the next try',
      reconnectSpread: 'the most that chance adds to them, in milliseconds',
    },
    actors: {
      client:
        'one connection: opens when started, closes when stopped, obeys `PROBE`; must not throw; input: `{attempt}`',
    },
    events: {
      START: 'there is a session',
      STOP: 'the session is over',
      RETRY: 'do not wait for the next try',
      ONLINE: 'the browser has a network',
      OFFLINE: 'the browser has none',
      CONNECTED: 'from the client: CONNACK',
      ALIVE: 'from the client: something arrived (once a second is enough)',
      FAILED: 'from the client: with a reason',
      CLOSED: 'from the client',
    },
    emitted: {
      connected: '`again`: fetch what was missed',
      credentialsRefused: 'ask whoami for a new secret',
      log: 'success or failure, one line',
    },
    delays: {
      reconnectPeriod: '5000 ms, and up to 500 ms by chance',
      keepalive: 'the input, else 30000 ms',
      probeTimeout: 'half the keepalive',
    },
  }),
  chart('tabGroupMachine', entryPoint.tabGroupMachine, {
    what: 'One tab among those of a name: one of them holds the live channel of all.',
    input: {},
    actors: {
      follow: 'runs while this tab follows: asks the leader for a sign of life, takes what it hands on',
      lead: 'runs while this tab leads: holds the connection, hands on to the others',
    },
    events: {
      JOINED: 'the lock that says this tab is there is held',
      UNAVAILABLE: 'the browser gives no locks',
      LEAD_GRANTED: 'the lock of the leader is held',
      LEAD_LOST: 'taken by another tab, or not to be had',
      LEADER_HUNG: 'no sign of life from the leader',
      SUPERSEDED: 'another tab says that it leads',
      OVER: 'the person has logged out in another tab',
      LEAVE: 'this tab goes',
    },
    emitted: { ask: 'for the lock of the leader, in the queue or by force', left: 'for good, and why' },
    delays: {},
  }),
  chart('buildingFeedMachine', entryPoint.buildingFeedMachine, {
    what: 'What is live about one building. After every grant one snapshot is taken, again and again until it comes.',
    input: { retryBase: 'milliseconds before a failed snapshot is taken again' },
    actors: { takeSnapshot: 'reads the states of the devices and puts them where they belong' },
    events: {
      GRANTED: 'the broker granted the filter of the devices',
      REFUSED: 'it did not',
      EVENTS_GRANTED: 'it granted the filter of the events',
      INTERRUPTED: 'the link is gone',
      RELEASED: 'nobody listens any more',
      CONVERGED: 'a snapshot is in (its own word), or none is to be taken',
    },
    emitted: { missed: 'something may have been missed: read anew', snapshotFailed: 'with the error' },
    delays: { retryDelay: 'the input, doubled each time up to 60000 ms' },
  }),
];
