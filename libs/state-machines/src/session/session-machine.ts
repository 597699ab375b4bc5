import type { SessionAnswer } from '@imah/contract/identity';
import { assign, emit, fromPromise, setup } from 'xstate';
import { notGiven } from '../not-given.ts';
import type { Session, SessionContext, SessionEmitted, SessionEvent, WhoamiAnswer } from './session-types.ts';

/**
 * The session from start-up to logout (S-28…S-30, S-33). Ready (tag `ready`) once the first fetch has ended.
 * Give it `fetchSession`, `fetchWhoami` and `deleteSession`.
 */
export const sessionMachine = setup({
  types: {
    context: {} as SessionContext,
    events: {} as SessionEvent,
    emitted: {} as SessionEmitted,
    tags: {} as 'ready',
  },
  actors: {
    fetchSession: fromPromise<SessionAnswer>(() => notGiven('session', 'fetchSession')),
    fetchWhoami: fromPromise<WhoamiAnswer, Session | null>(() => notGiven('session', 'fetchWhoami')),
    deleteSession: fromPromise<unknown, Session | null>(() => notGiven('session', 'deleteSession')),
  },
  guards: {
    outsideLogin: (_, params: { path: string }) => !params.path.includes('/login'),
    hasUser: (_, answer: SessionAnswer) => answer.user !== undefined,
    hasData: (_, answer: WhoamiAnswer) => answer.data !== undefined,
  },
  actions: {
    setSession: assign((_, answer: SessionAnswer) => ({
      session: answer.user ? { user: answer.user, token: answer.token ?? null } : null,
      user: null,
      ended: false,
    })),
    fillUser: assign({ user: (_, answer: WhoamiAnswer) => answer.data ?? null }),
    clearSession: assign({ session: null, user: null }),
    noteEnded: assign({ ended: true }),
    emitReady: emit({ type: 'ready' }),
    emitSet: emit(({ context }) =>
      context.session ? { type: 'sessionSet', session: context.session } : { type: 'sessionCleared' },
    ),
    emitCleared: emit({ type: 'sessionCleared' }),
    redirectToLogin: emit((_, { path }: { path: string }) => ({ type: 'redirectToLogin', from: path, replace: true })),
    emitFailure: emit(
      (_, failure: { type: 'fetchFailed' | 'whoamiFailed' | 'logoutFailed'; error: unknown }) => failure,
    ),
  },
}).createMachine({
  id: 'session',
  context: { session: null, user: null, ended: false },
  initial: 'starting',
  on: {
    UNAUTHORIZED: {
      guard: { type: 'outsideLogin', params: ({ event }) => event },
      actions: { type: 'redirectToLogin', params: ({ event }) => event },
    },
  },
  states: {
    starting: {
      invoke: {
        id: 'fetchSession',
        src: 'fetchSession',
        onDone: [
          {
            guard: { type: 'hasUser', params: ({ event }) => event.output },
            target: 'set',
            actions: [{ type: 'setSession', params: ({ event }) => event.output }, 'emitSet'],
          },
          { target: 'empty' },
        ],
        onError: {
          target: 'empty',
          actions: { type: 'emitFailure', params: ({ event }) => ({ type: 'fetchFailed', error: event.error }) },
        },
      },
      on: {
        LOGIN: { target: 'set', actions: [{ type: 'setSession', params: ({ event }) => event.session }, 'emitSet'] },
      },
      exit: 'emitReady',
    },
    empty: {
      tags: 'ready',
      on: {
        FETCH: 'starting',
        LOGIN: { target: 'set', actions: [{ type: 'setSession', params: ({ event }) => event.session }, 'emitSet'] },
      },
    },
    set: {
      tags: 'ready',
      initial: 'identifying',
      on: {
        LOGIN: {
          target: 'set',
          reenter: true,
          actions: [{ type: 'setSession', params: ({ event }) => event.session }, 'emitSet'],
        },
        LOGOUT: 'clearing',
        REFRESH_WHOAMI: '.identifying',
        UNAUTHORIZED: {
          guard: { type: 'outsideLogin', params: ({ event }) => event },
          target: 'empty',
          actions: [
            'clearSession',
            'noteEnded',
            'emitCleared',
            { type: 'redirectToLogin', params: ({ event }) => event },
          ],
        },
      },
      states: {
        identifying: {
          invoke: {
            id: 'fetchWhoami',
            src: 'fetchWhoami',
            input: ({ context }) => context.session,
            onDone: [
              {
                guard: { type: 'hasData', params: ({ event }) => event.output },
                target: 'identified',
                actions: { type: 'fillUser', params: ({ event }) => event.output },
              },
              { target: 'unidentified' },
            ],
            onError: {
              target: 'unidentified',
              actions: { type: 'emitFailure', params: ({ event }) => ({ type: 'whoamiFailed', error: event.error }) },
            },
          },
        },
        identified: {},
        unidentified: {},
      },
    },
    clearing: {
      tags: 'ready',
      invoke: {
        id: 'deleteSession',
        src: 'deleteSession',
        input: ({ context }) => context.session,
        onDone: { target: 'empty', actions: ['clearSession', 'emitCleared'] },
        // The cookie is still good: saying "logged out" would be a lie that the next reload tells.
        onError: {
          target: 'set',
          actions: { type: 'emitFailure', params: ({ event }) => ({ type: 'logoutFailed', error: event.error }) },
        },
      },
      on: {
        UNAUTHORIZED: {
          guard: { type: 'outsideLogin', params: ({ event }) => event },
          target: 'empty',
          actions: ['clearSession', 'emitCleared', { type: 'redirectToLogin', params: ({ event }) => event }],
        },
      },
    },
  },
});
