import { emit, fromCallback, setup } from 'xstate';

/** What a tab hears of its locks and of the other tabs. */
export type TabGroupEvent =
  /** This tab holds the lock that says it is there. */
  | { type: 'JOINED' }
  /** The browser gives no locks after all. */
  | { type: 'UNAVAILABLE' }
  /** This tab holds the lock of the leader. */
  | { type: 'LEAD_GRANTED' }
  /** Another tab took that lock, or it cannot be had. */
  | { type: 'LEAD_LOST'; why: 'taken' | 'unavailable' }
  /** The leader gives no sign of life. */
  | { type: 'LEADER_HUNG' }
  /** Another tab says that it leads: the lock was taken while this one stood still. */
  | { type: 'SUPERSEDED' }
  /** The person has logged out in another tab. */
  | { type: 'OVER' }
  | { type: 'LEAVE' };

/** What is to be done. */
export type TabGroupEmitted =
  /** Ask for the leader's lock: in the queue of all, or out of the hands of who hangs. */
  { type: 'ask'; how: 'queue' | 'steal' } | { type: 'left'; why: 'own' | 'over' | 'unavailable' };

const left = (why: 'own' | 'over' | 'unavailable') => ({
  target: '.left',
  actions: { type: 'emitLeft' as const, params: { why } },
});
const ask = (how: 'queue' | 'steal') => ({ type: 'emitAsk' as const, params: { how } });

/**
 * One tab among those of its name: one of them holds the connection of all. Give it `follow` and `lead`, actors that begin
 * when this tab begins to do so and end when it ends.
 */
export const tabGroupMachine = setup({
  types: { events: {} as TabGroupEvent, emitted: {} as TabGroupEmitted },
  actors: { follow: fromCallback(() => {}), lead: fromCallback(() => {}) },
  guards: {
    wasTaken: (_, { why }: { why: 'taken' | 'unavailable' }) => why === 'taken',
  },
  actions: {
    emitAsk: emit((_, { how }: { how: 'queue' | 'steal' }) => ({ type: 'ask' as const, how })),
    emitLeft: emit((_, { why }: { why: 'own' | 'over' | 'unavailable' }) => ({ type: 'left' as const, why })),
  },
}).createMachine({
  id: 'tab-group',
  initial: 'joining',
  on: { UNAVAILABLE: left('unavailable'), OVER: left('over'), LEAVE: left('own') },
  states: {
    joining: { on: { JOINED: 'following' } },
    following: {
      invoke: { id: 'follow', src: 'follow' },
      entry: ask('queue'),
      on: {
        LEAD_GRANTED: 'leading',
        LEADER_HUNG: { actions: ask('steal') },
        LEAD_LOST: [
          { guard: { type: 'wasTaken', params: ({ event }) => event }, actions: ask('queue') },
          { target: 'left', actions: { type: 'emitLeft', params: { why: 'unavailable' } } },
        ],
      },
    },
    leading: {
      invoke: { id: 'lead', src: 'lead' },
      on: { LEAD_LOST: 'following', SUPERSEDED: 'following' },
    },
    left: { type: 'final' },
  },
});
