import { assign, setup } from 'xstate';
import { decideGuard, type GuardRequest } from './guard-decision.ts';

/** What the guard knows of session and page. */
export interface RouteGuardContext extends GuardRequest {
  /** null: not known yet. */
  readonly hasSession: boolean | null;
  /** Where to go instead, while `redirected`. */
  readonly to: string;
}

/** What the guard is told. */
export type RouteGuardEvent = ({ type: 'NAVIGATE' } & GuardRequest) | { type: 'SESSION_CHANGED'; hasSession: boolean };

/**
 * Decides each navigation, and decides again when the session changes on the page (S-37, S-38). A guarded page
 * waits while the session is not known yet; a public page does not. `redirected` says where to go in place of the history
 * entry.
 */
export const routeGuardMachine = setup({
  types: {
    context: {} as RouteGuardContext,
    events: {} as RouteGuardEvent,
  },
  guards: {
    mustWait: ({ context }) => context.hasSession === null && context.guard !== null,
    allows: ({ context }) => decideGuard(context).kind === 'allow',
  },
  actions: {
    noteRequest: assign((_, { guard, path }: GuardRequest) => ({ guard, path })),
    noteSession: assign((_, { hasSession }: { hasSession: boolean }) => ({ hasSession })),
    noteTarget: assign(({ context }) => {
      const decision = decideGuard(context);
      return decision.kind === 'redirect' ? { to: decision.to } : {};
    }),
  },
}).createMachine({
  id: 'route-guard',
  context: { guard: null, path: '', hasSession: null, to: '/' },
  // No page is asked for yet: like a public one.
  initial: 'allowed',
  on: {
    NAVIGATE: { target: '.deciding', actions: { type: 'noteRequest', params: ({ event }) => event } },
    SESSION_CHANGED: { target: '.deciding', actions: { type: 'noteSession', params: ({ event }) => event } },
  },
  states: {
    deciding: {
      always: [
        { guard: 'mustWait', target: 'waiting' },
        { guard: 'allows', target: 'allowed' },
        { target: 'redirected', actions: 'noteTarget' },
      ],
    },
    waiting: {},
    allowed: {},
    redirected: {},
  },
});
