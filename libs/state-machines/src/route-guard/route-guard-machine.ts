import { assign, emit, setup } from 'xstate';
import { decideGuard, type GuardRequest } from './guard-decision.ts';

/** What the guard knows of session and page. */
export interface RouteGuardContext {
  readonly session: 'unknown' | 'absent' | 'present';
  readonly request: GuardRequest | null;
}

/** What the guard is told. */
export type RouteGuardEvent = ({ type: 'NAVIGATE' } & GuardRequest) | { type: 'SESSION_CHANGED'; hasSession: boolean };

/** Where to go instead. */
export type RouteGuardEmitted = { type: 'redirect'; to: string; replace: true };

/**
 * Decides each navigation, and decides again when the session changes on the page (S-37, S-38). A guarded page
 * waits while the session is not known yet; a public page does not.
 */
export const routeGuardMachine = setup({
  types: {
    context: {} as RouteGuardContext,
    events: {} as RouteGuardEvent,
    emitted: {} as RouteGuardEmitted,
  },
  guards: {
    nothingAsked: ({ context }) => context.request === null,
    mustWait: ({ context }) => context.session === 'unknown' && context.request?.guard !== null,
    allows: ({ context }) => decision(context).kind === 'allow',
  },
  actions: {
    noteRequest: assign((_, { guard, path }: GuardRequest) => ({ request: { guard, path } })),
    noteSession: assign((_, { hasSession }: { hasSession: boolean }) => ({
      session: hasSession ? ('present' as const) : ('absent' as const),
    })),
    emitRedirect: emit(({ context }) => {
      const decided = decision(context);
      return { type: 'redirect', to: decided.kind === 'redirect' ? decided.to : '/', replace: true };
    }),
  },
}).createMachine({
  id: 'route-guard',
  context: { session: 'unknown', request: null },
  initial: 'idle',
  on: {
    NAVIGATE: { target: '.deciding', actions: { type: 'noteRequest', params: ({ event }) => event } },
    SESSION_CHANGED: { target: '.deciding', actions: { type: 'noteSession', params: ({ event }) => event } },
  },
  states: {
    idle: {},
    deciding: {
      always: [
        { guard: 'nothingAsked', target: 'idle' },
        { guard: 'mustWait', target: 'waiting' },
        { guard: 'allows', target: 'allowed' },
        { target: 'redirected', actions: 'emitRedirect' },
      ],
    },
    waiting: {},
    allowed: {},
    redirected: {},
  },
});

function decision({ session, request }: RouteGuardContext) {
  return decideGuard({ ...(request ?? { guard: null, path: '/' }), hasSession: session === 'present' });
}
