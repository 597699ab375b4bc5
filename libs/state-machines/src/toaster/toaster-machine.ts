import { emit, enqueueActions, setup, type DoneActorEvent } from 'xstate';
import {
  toastMachine,
  toastTime,
  type Toast,
  type ToastAction,
  type ToastEnd,
  type ToastType,
} from '../toast/toast-machine.ts';

/** Toasts on screen at once: more cover a phone; the rest waits its turn. */
export const toastLimit = 5;

/** Why the toasts keep still: the pointer or the focus is on one, or nobody looks. */
export type ToastHold = 'pointer' | 'focus' | 'window';

/** What the queue of toasts starts with. */
export interface ToasterInput {
  /** Milliseconds of any steady clock. */
  readonly now: () => number;
}

/** The toasts on screen and those that wait. */
export interface ToasterContext extends ToasterInput {
  /** On screen, oldest first. The chart of each is the child `toast-<id>`. */
  readonly shown: readonly Toast[];
  readonly waiting: readonly Toast[];
  readonly holds: readonly ToastHold[];
  readonly nextId: number;
}

/** A toast that is to be shown. `time` in ms; null: until a person closes it. */
export interface NewToast {
  readonly type: ToastType;
  readonly text: string;
  readonly time?: number | null;
  readonly action?: ToastAction;
}

/** What the queue of toasts is told. `time` in ms; null: until a person closes it. */
export type ToasterEvent =
  | { type: 'ADD'; toast: NewToast }
  | { type: 'DISMISS'; id: number }
  | { type: 'HOLD'; by: ToastHold }
  | { type: 'RELEASE'; by: ToastHold }
  | DoneActorEvent<{ id: number; reason: ToastEnd }, `toast-${number}`>;

/** Toasts that came and went. */
export type ToasterEmitted = { type: 'shown'; toast: Toast } | { type: 'gone'; id: number; reason: ToastEnd };

/** The id of the child chart of a toast. */
export function toastActorId(id: number): `toast-${number}` {
  return `toast-${id}`;
}

/** The queue of toasts (S-26, S-34): ids are indexes, at most five on screen, all of them pause together. */
export const toasterMachine = setup({
  types: {
    input: {} as ToasterInput,
    context: {} as ToasterContext,
    events: {} as ToasterEvent,
    emitted: {} as ToasterEmitted,
    children: {} as Record<`toast-${number}`, 'toast'>,
  },
  actors: { toast: toastMachine },
  guards: {
    held: ({ context }) => context.holds.length > 0,
    free: ({ context }) => context.holds.length === 0,
  },
  actions: {
    queue: enqueueActions(({ enqueue, context }, { time, ...given }: NewToast) => {
      const toast = { ...given, id: context.nextId, time: time === undefined ? toastTime(given.type) : time };
      enqueue.assign({ nextId: toast.id + 1, waiting: [...context.waiting, toast] });
    }),
    admit: enqueueActions(({ enqueue, context }) => {
      const admitted = context.waiting.slice(0, Math.max(0, toastLimit - context.shown.length));
      enqueue.assign({
        shown: [...context.shown, ...admitted],
        waiting: context.waiting.slice(admitted.length),
      });
      for (const toast of admitted) {
        const input = { toast, now: context.now, paused: context.holds.length > 0 };
        enqueue.spawnChild('toast', { id: toastActorId(toast.id), input });
        enqueue.emit({ type: 'shown', toast });
      }
    }),
    dismiss: enqueueActions(({ enqueue, context }, { id }: { id: number }) => {
      enqueue.assign({ waiting: context.waiting.filter((toast) => toast.id !== id) });
      if (context.shown.some((toast) => toast.id === id)) enqueue.sendTo(toastActorId(id), { type: 'CLOSE' });
    }),
    remove: enqueueActions(({ enqueue, context }, { id }: { id: number }) => {
      enqueue.assign({ shown: context.shown.filter((toast) => toast.id !== id) });
      enqueue.stopChild(toastActorId(id));
    }),
    emitGone: emit((_, { id, reason }: { id: number; reason: ToastEnd }) => ({ type: 'gone', id, reason })),
    hold: enqueueActions(({ enqueue, context }, { by }: { by: ToastHold }) => {
      enqueue.assign({ holds: [...context.holds.filter((hold) => hold !== by), by] });
    }),
    release: enqueueActions(({ enqueue, context }, { by }: { by: ToastHold }) => {
      enqueue.assign({ holds: context.holds.filter((hold) => hold !== by) });
    }),
    pauseAll: enqueueActions(({ enqueue, context }) => {
      for (const { id } of context.shown) enqueue.sendTo(toastActorId(id), { type: 'PAUSE' });
    }),
    resumeAll: enqueueActions(({ enqueue, context }) => {
      for (const { id } of context.shown) enqueue.sendTo(toastActorId(id), { type: 'RESUME' });
    }),
  },
}).createMachine({
  id: 'toaster',
  context: ({ input }) => ({ now: input.now, shown: [], waiting: [], holds: [], nextId: 0 }),
  initial: 'running',
  on: {
    ADD: { actions: [{ type: 'queue', params: ({ event }) => event.toast }, 'admit'] },
    DISMISS: { actions: { type: 'dismiss', params: ({ event }) => event } },
    HOLD: { actions: { type: 'hold', params: ({ event }) => event } },
    RELEASE: { actions: { type: 'release', params: ({ event }) => event } },
    'xstate.done.actor.*': {
      actions: [
        { type: 'remove', params: ({ event }) => event.output },
        { type: 'emitGone', params: ({ event }) => event.output },
        'admit',
      ],
    },
  },
  states: {
    running: { always: { guard: 'held', target: 'paused' }, exit: 'pauseAll' },
    paused: { always: { guard: 'free', target: 'running' }, exit: 'resumeAll' },
  },
});
