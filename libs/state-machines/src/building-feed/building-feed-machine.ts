import { assign, emit, fromPromise, raise, setup } from 'xstate';
import { notGiven } from '../not-given.ts';
import { timings } from '../timings.ts';

/** What a feed starts with. */
export interface BuildingFeedInput {
  /** Milliseconds until a snapshot that failed is taken again; doubled each time, up to a minute. */
  readonly retryBase: number;
}

/** What a feed remembers. */
export interface BuildingFeedContext extends BuildingFeedInput {
  /** Whether it was live before: then something may have been missed. */
  readonly wasLive: boolean;
  /** Whether the building's events were granted before. */
  readonly hasHeard: boolean;
  /** Snapshots that failed in a row. */
  readonly failures: number;
}

/** What a feed hears of its filters and of the link. */
export type BuildingFeedEvent =
  /** The broker has granted the filter of the devices. */
  | { type: 'GRANTED' }
  | { type: 'REFUSED' }
  /** The broker has granted the filter of the building's events. */
  | { type: 'EVENTS_GRANTED' }
  /** The link is gone. */
  | { type: 'INTERRUPTED' }
  /** Nobody listens any more. */
  | { type: 'RELEASED' }
  /** A snapshot is in, or none is to be taken. */
  | { type: 'CONVERGED' };

/** What those who listen are told. */
export type BuildingFeedEmitted =
  /** Something may have been missed: read anew. */ { type: 'missed' } | { type: 'snapshotFailed'; error: unknown };

/**
 * What is live about one building. After every grant it converges: retained values are there, and one snapshot is taken, again
 * and again until it comes. Give it `takeSnapshot`, which puts the values where they belong.
 */
export const buildingFeedMachine = setup({
  types: {
    input: {} as BuildingFeedInput,
    context: {} as BuildingFeedContext,
    events: {} as BuildingFeedEvent,
    emitted: {} as BuildingFeedEmitted,
  },
  actors: { takeSnapshot: fromPromise<void>(() => notGiven('building-feed', 'takeSnapshot')) },
  delays: {
    retryDelay: ({ context }) =>
      Math.min(context.retryBase * 2 ** (context.failures - 1), timings.buildingFeed.retryMax),
  },
  guards: {
    wasLive: ({ context }) => context.wasLive,
    hasHeard: ({ context }) => context.hasHeard,
  },
  actions: {
    noteLive: assign({ wasLive: true }),
    noteHeard: assign({ hasHeard: true }),
    noteFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    emitMissed: emit({ type: 'missed' }),
    emitFailed: emit((_, { error }: { error: unknown }) => ({ type: 'snapshotFailed', error })),
    tellConverged: raise({ type: 'CONVERGED' }),
  },
}).createMachine({
  id: 'building-feed',
  context: ({ input }) => ({ ...input, wasLive: false, hasHeard: false, failures: 0 }),
  type: 'parallel',
  states: {
    /** What a page shows of it. */
    shown: {
      initial: 'waiting',
      on: {
        REFUSED: '.refused',
        CONVERGED: [
          { guard: 'wasLive', target: '.live', actions: 'emitMissed' },
          { target: '.live', actions: 'noteLive' },
        ],
        EVENTS_GRANTED: { actions: 'noteHeard' },
      },
      states: {
        waiting: {},
        live: { on: { INTERRUPTED: 'interrupted' } },
        interrupted: {},
        refused: {
          on: {
            INTERRUPTED: [{ guard: 'wasLive', target: 'interrupted' }, { target: 'waiting' }],
            // Who may not hear the devices has missed events all the same; for the others the snapshot tells of it.
            EVENTS_GRANTED: [{ guard: 'hasHeard', actions: 'emitMissed' }, { actions: 'noteHeard' }],
          },
        },
      },
    },
    snapshot: {
      initial: 'idle',
      on: { GRANTED: '.taking', INTERRUPTED: '.idle', RELEASED: '.idle' },
      states: {
        idle: {},
        taking: {
          invoke: {
            id: 'takeSnapshot',
            src: 'takeSnapshot',
            onDone: { target: 'idle', actions: ['forgetFailures', 'tellConverged'] },
            onError: {
              target: 'pausing',
              actions: ['noteFailure', { type: 'emitFailed', params: ({ event }) => event }],
            },
          },
        },
        pausing: { after: { retryDelay: 'taking' } },
      },
    },
  },
});
