import { assign, fromPromise, setup } from 'xstate';
import { notGiven } from '../not-given.ts';
import { timings } from '../timings.ts';
import type { OutboxContext, OutboxEvent, OutboxInput, OutboxTurn } from './outbox-types.ts';

/**
 * When what was written without a network is sent: one thing after the other, by one tab alone, and again after a
 * growing pause while the server cannot be reached. Give it `sendNext`, which sends the next thing that may go, keeps
 * what became of it, and says how that went.
 */
export const outboxMachine = setup({
  types: {
    input: {} as OutboxInput,
    context: {} as OutboxContext,
    events: {} as OutboxEvent,
    tags: {} as 'busy' | 'away',
  },
  actors: {
    sendNext: fromPromise<OutboxTurn>(() => notGiven('outbox', 'sendNext')),
  },
  delays: {
    /** Doubles, up to a limit; half of it is chance. */
    retryDelay: ({ context: { failures, random } }) =>
      Math.min(timings.outbox.retryMax, timings.outbox.retryBase * 2 ** (failures - 1)) * (0.5 + random() / 2),
    untilDue: ({ context }) => context.waitMs,
  },
  guards: {
    answered: (_, turn: OutboxTurn) => turn.kind === 'answered',
    unreachable: (_, turn: OutboxTurn) => turn.kind === 'unreachable',
    signedOut: (_, turn: OutboxTurn) => turn.kind === 'signed-out',
    moreCame: ({ context }) => context.added > 0,
    laterOnly: (_, turn: OutboxTurn) => turn.kind === 'nothing' && turn.waitMs !== null,
  },
  actions: {
    noteFailure: assign({ failures: ({ context }) => context.failures + 1 }),
    forgetFailures: assign({ failures: 0 }),
    beginLook: assign({ added: 0 }),
    noteAdded: assign({ added: ({ context }) => context.added + 1 }),
    noteWait: assign({
      waitMs: (_, turn: OutboxTurn) =>
        turn.kind === 'nothing' && turn.waitMs !== null ? Math.max(timings.outbox.shortestWait, turn.waitMs) : 0,
    }),
  },
}).createMachine({
  id: 'outbox',
  context: ({ input }) => ({ ...input, failures: 0, waitMs: 0, added: 0 }),
  initial: 'standingBy',
  states: {
    /** Another tab sends. */
    standingBy: { on: { TURN: 'sending' } },
    sending: {
      tags: 'busy',
      entry: 'beginLook',
      on: { ADDED: { actions: 'noteAdded' } },
      invoke: {
        id: 'sendNext',
        src: 'sendNext',
        onDone: [
          {
            guard: { type: 'answered', params: ({ event }) => event.output },
            target: 'sending',
            reenter: true,
            actions: 'forgetFailures',
          },
          {
            guard: { type: 'unreachable', params: ({ event }) => event.output },
            target: 'backingOff',
            actions: 'noteFailure',
          },
          { guard: { type: 'signedOut', params: ({ event }) => event.output }, target: 'signedOut' },
          // What was written after this look began, it did not see.
          { guard: 'moreCame', target: 'sending', reenter: true, actions: 'forgetFailures' },
          {
            guard: { type: 'laterOnly', params: ({ event }) => event.output },
            target: 'holding',
            actions: [{ type: 'noteWait', params: ({ event }) => event.output }],
          },
          { target: 'resting', actions: 'forgetFailures' },
        ],
        onError: { target: 'backingOff', actions: 'noteFailure' },
      },
    },
    resting: { on: { ADDED: 'sending', RETRY: 'sending' } },
    /** What is left may not go yet: the server has named a time. */
    holding: { on: { ADDED: 'sending', RETRY: 'sending', ONLINE: 'sending' }, after: { untilDue: 'sending' } },
    backingOff: {
      tags: 'away',
      on: { ONLINE: 'sending', RETRY: 'sending' },
      after: { retryDelay: 'sending' },
    },
    signedOut: { on: { SIGNED_IN: 'sending', RETRY: 'sending' } },
  },
});
