import { assign, cancel, emit, raise, setup } from 'xstate';
import { timings } from '../timings.ts';

/** What a person does before a record that others may have open too. */
export type PresenceDoing = 'looking' | 'writing-reply' | 'writing-note';

/** Where somebody writes. */
export type PresenceChannel = 'reply' | 'note';

/** What a beat remembers of what is being written. */
export interface PresenceBeatContext {
  readonly doing: PresenceDoing;
  /** When that was last said because of a key; milliseconds of any steady clock. */
  readonly saidAt: number;
}

/** What a beat hears of its page. */
export type PresenceBeatEvent =
  /** The page is in sight; the beat tells it itself again and again. */
  | { type: 'SHOW' }
  /** Nobody sees it: it is forgotten by itself unless it comes back soon. */
  | { type: 'HIDE' }
  /** A key was pressed in a channel, at `at` of a steady clock. */
  | { type: 'WRITE'; channel: PresenceChannel; at: number }
  /** What was written is sent or taken back. */
  | { type: 'REST' }
  /** The page is closed. `last`: it may be gone before there is an answer. */
  | { type: 'LEAVE'; when: 'now' | 'last' };

/** What is to be said to the server. */
export type PresenceBeatEmitted = { type: 'said'; doing: PresenceDoing | 'left'; when: 'now' | 'last' };

const doingIn = (channel: PresenceChannel) => (channel === 'reply' ? 'writing-reply' : 'writing-note');

/** Says that a page is looked at for as long as it is, and that somebody writes in it while they do. */
export const presenceBeatMachine = setup({
  types: {
    context: {} as PresenceBeatContext,
    events: {} as PresenceBeatEvent,
    emitted: {} as PresenceBeatEmitted,
  },
  delays: { beat: timings.presence.beat, rest: timings.presence.rest },
  guards: {
    /** The others know of it already: keys are told of now and then. */
    isSaid: ({ context }, { channel, at }: { channel: PresenceChannel; at: number }) =>
      context.doing === doingIn(channel) && at - context.saidAt < timings.presence.repeat,
  },
  actions: {
    startBeat: raise({ type: 'SHOW' }, { delay: 'beat', id: 'beat' }),
    stopBeat: cancel('beat'),
    noteWriting: assign({
      doing: (_, { channel }: { channel: PresenceChannel; at: number }) => doingIn(channel),
      saidAt: (_, { at }) => at,
    }),
    noteLooking: assign({ doing: 'looking' }),
    emitDoing: emit(({ context: { doing } }) => ({ type: 'said', doing, when: 'now' })),
    emitLeft: emit((_, { when }: { when: 'now' | 'last' }) => ({ type: 'said', doing: 'left', when })),
  },
}).createMachine({
  id: 'presence-beat',
  context: { doing: 'looking', saidAt: 0 },
  initial: 'gone',
  states: {
    /** Nobody has been told of this page, or they were told that it is closed. */
    gone: { on: { SHOW: { target: 'seen', actions: ['stopBeat', 'emitDoing', 'startBeat'] } } },
    hidden: {
      on: {
        SHOW: { target: 'seen', actions: ['stopBeat', 'emitDoing', 'startBeat'] },
        LEAVE: { target: 'gone', actions: { type: 'emitLeft', params: ({ event }) => event } },
      },
    },
    seen: {
      initial: 'looking',
      exit: ['stopBeat', 'noteLooking'],
      on: {
        HIDE: 'hidden',
        LEAVE: { target: 'gone', actions: { type: 'emitLeft', params: ({ event }) => event } },
      },
      states: {
        looking: {
          on: {
            SHOW: { actions: ['stopBeat', 'emitDoing', 'startBeat'] },
            WRITE: { target: 'writing', actions: [{ type: 'noteWriting', params: ({ event }) => event }, 'emitDoing'] },
          },
        },
        writing: {
          after: { rest: 'resting' },
          on: {
            SHOW: { actions: ['stopBeat', 'emitDoing', 'startBeat'] },
            WRITE: [
              // The pause begins again with each key.
              { guard: { type: 'isSaid', params: ({ event }) => event }, target: 'writing', reenter: true },
              {
                target: 'writing',
                reenter: true,
                actions: [{ type: 'noteWriting', params: ({ event }) => event }, 'emitDoing'],
              },
            ],
            REST: { target: 'looking', actions: ['noteLooking', 'emitDoing'] },
          },
        },
        /** No key for a while: the next beat says that nobody writes, unless it is told before. */
        resting: {
          on: {
            SHOW: { target: 'looking', actions: ['stopBeat', 'noteLooking', 'emitDoing', 'startBeat'] },
            WRITE: { target: 'writing', actions: [{ type: 'noteWriting', params: ({ event }) => event }, 'emitDoing'] },
            REST: { target: 'looking', actions: ['noteLooking', 'emitDoing'] },
          },
        },
      },
    },
  },
});
