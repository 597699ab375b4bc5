import { assign, emit, setup } from 'xstate';

/** What a held button remembers: which press this is, and the hold that the server has begun for it. */
export interface HoldContext {
  readonly press: number;
  readonly holdId: string;
  /** How long it is held, by the clock of the server; milliseconds. */
  readonly afterMs: number;
}

/** What a held button hears. */
export type HoldEvent =
  /** A finger, a mouse or a key is down. */
  | { type: 'PRESS' }
  /** It is up again, or has left the button. */
  | { type: 'RELEASE' }
  /** The server counts from now on. What it says of an earlier press is not heard. */
  | { type: 'BEGUN'; press: number; holdId: string; afterMs: number }
  /** The server does not count. */
  | { type: 'REFUSED'; press: number };

/** What a held button says: that the server is to count for a press, and that one was held to its end. */
export type HoldEmitted = { type: 'asked'; press: number } | { type: 'held'; holdId: string };

/** A button that has to be held: the server begins to count, and it is held until that long is over. */
export const holdMachine = setup({
  types: {
    context: {} as HoldContext,
    events: {} as HoldEvent,
    emitted: {} as HoldEmitted,
  },
  delays: { full: ({ context }) => context.afterMs },
  guards: {
    isThisPress: ({ context }, { press }: { press: number }) => press === context.press,
  },
  actions: {
    countPress: assign({ press: ({ context }) => context.press + 1 }),
    noteHold: assign({
      holdId: (_, { holdId }: { holdId: string; afterMs: number }) => holdId,
      afterMs: (_, { afterMs }) => afterMs,
    }),
    emitAsked: emit(({ context }) => ({ type: 'asked', press: context.press })),
    emitHeld: emit(({ context }) => ({ type: 'held', holdId: context.holdId })),
  },
}).createMachine({
  id: 'hold',
  context: { press: 0, holdId: '', afterMs: 0 },
  initial: 'idle',
  states: {
    idle: { on: { PRESS: { target: 'asking', actions: ['countPress', 'emitAsked'] } } },
    /** It is down, and the server has not said that it counts. */
    asking: {
      on: {
        RELEASE: 'idle',
        BEGUN: {
          guard: { type: 'isThisPress', params: ({ event }) => event },
          target: 'holding',
          actions: { type: 'noteHold', params: ({ event }) => event },
        },
        REFUSED: { guard: { type: 'isThisPress', params: ({ event }) => event }, target: 'idle' },
      },
    },
    holding: {
      on: { RELEASE: 'idle' },
      after: { full: { target: 'held', actions: 'emitHeld' } },
    },
    /** It was held to its end: it has to be let go before it is held anew. */
    held: { on: { RELEASE: 'idle' } },
  },
});
