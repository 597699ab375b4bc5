import { assign, emit, fromPromise, setup } from 'xstate';
import { notGiven } from '../not-given.ts';
import { timings } from '../timings.ts';
import { mayReload, withReload, type ReloadRecord } from './reload-guard.ts';

/** What the build watch starts with. */
export interface BuildWatchInput {
  /** Id of the build that runs here. */
  readonly running: string;
  /** Milliseconds between two looks. */
  readonly pollInterval?: number;
  /** What the reload guard remembers from before the last reload. */
  readonly reloads?: ReloadRecord;
}

/** What the build watch remembers. */
export interface BuildWatchContext extends Required<BuildWatchInput> {
  readonly latest: string;
}

/** What the build watch is told. */
export type BuildWatchEvent =
  /** Look now: the window came back into sight, say. */
  | { type: 'CHECK' }
  /** Milliseconds since 1970 in `at`. */
  | { type: 'NAVIGATE'; path: string; at: number };

/** What the build watch wants done. */
export type BuildWatchEmitted =
  | { type: 'outdated'; latest: string }
  /** Load `path` as a full page, and store `reloads` first. */
  | { type: 'reload'; path: string; reloads: ReloadRecord }
  | { type: 'checkFailed'; error: unknown };

/**
 * Polls for a newer build; once there is one, the next navigation is a full page load, at most once in
 * 10,000 ms per path (S-31, S-61). Give it `fetchLatest`.
 */
export const buildWatchMachine = setup({
  types: {
    input: {} as BuildWatchInput,
    context: {} as BuildWatchContext,
    events: {} as BuildWatchEvent,
    emitted: {} as BuildWatchEmitted,
  },
  actors: { fetchLatest: fromPromise<{ id: string }>(() => notGiven('build-watch', 'fetchLatest')) },
  delays: { pollInterval: ({ context }) => context.pollInterval },
  guards: {
    isNewer: ({ context }, { id }: { id: string }) => id !== context.running,
    mayReload: ({ context }, { path, at }: { path: string; at: number }) => mayReload(context.reloads, path, at),
  },
  actions: {
    noteLatest: assign({ latest: (_, { id }: { id: string }) => id }),
    noteReload: assign({
      reloads: ({ context }, { path, at }: { path: string; at: number }) => withReload(context.reloads, path, at),
    }),
    emitOutdated: emit(({ context }) => ({ type: 'outdated', latest: context.latest })),
    emitReload: emit(({ context }, { path }: { path: string }) => ({ type: 'reload', path, reloads: context.reloads })),
    emitFailed: emit((_, { error }: { error: unknown }) => ({ type: 'checkFailed', error })),
  },
}).createMachine({
  id: 'build-watch',
  context: ({ input }) => ({
    running: input.running,
    latest: input.running,
    pollInterval: input.pollInterval ?? timings.buildWatch.pollInterval,
    reloads: input.reloads ?? {},
  }),
  initial: 'current',
  states: {
    current: { after: { pollInterval: 'checking' }, on: { CHECK: 'checking' } },
    checking: {
      invoke: {
        id: 'fetchLatest',
        src: 'fetchLatest',
        onDone: [
          {
            guard: { type: 'isNewer', params: ({ event }) => event.output },
            target: 'outdated',
            actions: [{ type: 'noteLatest', params: ({ event }) => event.output }, 'emitOutdated'],
          },
          { target: 'current' },
        ],
        onError: {
          target: 'current',
          actions: { type: 'emitFailed', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    outdated: {
      on: {
        NAVIGATE: {
          guard: { type: 'mayReload', params: ({ event }) => event },
          actions: [
            { type: 'noteReload', params: ({ event }) => event },
            { type: 'emitReload', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});
