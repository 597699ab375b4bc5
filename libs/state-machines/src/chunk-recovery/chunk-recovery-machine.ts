import { assign, emit, setup } from 'xstate';
import { mayReload, withReload, type ReloadRecord } from '../build-watch/reload-guard.ts';

/** What chunk recovery starts with. */
export interface ChunkRecoveryInput {
  /** What the reload guard remembers from before the last reload. */
  readonly reloads?: ReloadRecord;
}

/** What chunk recovery remembers. */
export interface ChunkRecoveryContext {
  readonly reloads: ReloadRecord;
  readonly error: unknown;
}

interface ChunkFailure {
  readonly path: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly error: unknown;
}

/** What chunk recovery is told. `at` is in epoch ms. */
export type ChunkRecoveryEvent =
  | ({ type: 'CHUNK_FAILED' } & ChunkFailure)
  /** A person asks for it: no guard. */
  | { type: 'RETRY'; path: string; at: number }
  | { type: 'NAVIGATED' };

/** What chunk recovery wants done. */
export type ChunkRecoveryEmitted =
  /** Load `path` as a full page, and store `reloads` first. */
  | { type: 'reload'; path: string; reloads: ReloadRecord }
  /** Reloading did not help: show the error page. */
  | { type: 'recoveryFailed'; error: unknown };

/** A chunk that does not load: the page reloads, inside the reload guard (S-55, S-61); else the error is shown. */
export const chunkRecoveryMachine = setup({
  types: {
    input: {} as ChunkRecoveryInput | undefined,
    context: {} as ChunkRecoveryContext,
    events: {} as ChunkRecoveryEvent,
    emitted: {} as ChunkRecoveryEmitted,
  },
  guards: {
    mayReload: ({ context }, { path, at }: { path: string; at: number }) => mayReload(context.reloads, path, at),
  },
  actions: {
    noteReload: assign({
      reloads: ({ context }, { path, at }: { path: string; at: number }) => withReload(context.reloads, path, at),
    }),
    noteError: assign({ error: (_, { error }: { error: unknown }) => error }),
    forgetError: assign({ error: null }),
    emitReload: emit(({ context }, { path }: { path: string }) => ({ type: 'reload', path, reloads: context.reloads })),
    emitFailed: emit(({ context }) => ({ type: 'recoveryFailed', error: context.error })),
  },
}).createMachine({
  id: 'chunk-recovery',
  context: ({ input }) => ({ reloads: input?.reloads ?? {}, error: null }),
  initial: 'loaded',
  states: {
    loaded: {
      entry: 'forgetError',
      on: {
        CHUNK_FAILED: [
          {
            guard: { type: 'mayReload', params: ({ event }) => event },
            target: 'reloading',
            actions: [
              { type: 'noteError', params: ({ event }) => event },
              { type: 'noteReload', params: ({ event }) => event },
              { type: 'emitReload', params: ({ event }) => event },
            ],
          },
          { target: 'failed', actions: { type: 'noteError', params: ({ event }) => event } },
        ],
      },
    },
    // Several chunks of one page fail together: the first one decides.
    reloading: { on: { NAVIGATED: 'loaded' } },
    failed: {
      entry: 'emitFailed',
      on: {
        NAVIGATED: 'loaded',
        RETRY: {
          target: 'reloading',
          actions: [
            { type: 'noteReload', params: ({ event }) => event },
            { type: 'emitReload', params: ({ event }) => event },
          ],
        },
      },
    },
  },
});
