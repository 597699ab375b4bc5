import { assign, emit, setup } from 'xstate';
import { timings } from '../timings.ts';

/** S-26, S-68. */
export const toastTypes = ['success', 'warning', 'danger', 'info'] as const;
export type ToastType = (typeof toastTypes)[number];

/** What a toast offers to do, said as a verb. `onPress` is called at most once: the toast then goes. */
export interface ToastAction {
  readonly label: string;
  readonly onPress: () => void;
}

/** S-26: `time` in milliseconds on screen; null: until it is closed. */
export interface Toast {
  readonly id: number;
  readonly type: ToastType;
  readonly text: string;
  readonly time: number | null;
  readonly action?: ToastAction;
}

/** What a toast starts with. */
export interface ToastInput {
  readonly toast: Toast;
  /** Milliseconds of any steady clock: what was left is kept over a pause. */
  readonly now: () => number;
  readonly paused?: boolean;
}

/** What a toast remembers. */
export interface ToastContext extends Required<ToastInput> {
  /** Milliseconds left when it last began to run. */
  readonly left: number;
  readonly since: number;
  readonly reason: ToastEnd;
}

/** `elapsed`: its time was over; `dismissed`: a person closed it. */
export type ToastEnd = 'elapsed' | 'dismissed';
/** What a toast is told. */
export type ToastEvent = { type: 'PAUSE' } | { type: 'RESUME' } | { type: 'CLOSE' };
/** That a toast is over. */
export type ToastEmitted = { type: 'closed'; id: number; reason: ToastEnd };

/** The longest a browser's timer can wait; anything longer would end at once. */
const longestTimer = 2_147_483_647;

/** How long a toast of this type stays when nothing else is asked for, in milliseconds. */
export function toastTime(type: ToastType): number {
  return timings.toast[type];
}

/** One toast: open until its time has elapsed or its close icon is clicked (S-34). Ends with its id and the reason. */
export const toastMachine = setup({
  types: {
    input: {} as ToastInput,
    context: {} as ToastContext,
    events: {} as ToastEvent,
    emitted: {} as ToastEmitted,
    output: {} as { id: number; reason: ToastEnd },
  },
  delays: { left: ({ context }) => context.left },
  guards: {
    stays: ({ context: { toast } }) => toast.time === null || !(toast.time <= longestTimer),
    startsPaused: ({ context }) => context.paused,
  },
  actions: {
    run: assign({ since: ({ context }) => context.now() }),
    keepRest: assign({ left: ({ context }) => Math.max(0, context.left - (context.now() - context.since)) }),
    noteEnd: assign({ reason: (_, { reason }: { reason: ToastEnd }) => reason }),
    emitClosed: emit(({ context }) => ({ type: 'closed', id: context.toast.id, reason: context.reason })),
  },
}).createMachine({
  id: 'toast',
  context: ({ input }) => ({
    toast: input.toast,
    now: input.now,
    paused: input.paused ?? false,
    left: input.toast.time ?? 0,
    since: 0,
    reason: 'elapsed',
  }),
  initial: 'open',
  output: ({ context }) => ({ id: context.toast.id, reason: context.reason }),
  states: {
    open: {
      initial: 'appearing',
      on: { CLOSE: { target: 'closed', actions: { type: 'noteEnd', params: { reason: 'dismissed' } } } },
      states: {
        appearing: {
          always: [
            { guard: 'stays', target: 'staying' },
            { guard: 'startsPaused', target: 'paused' },
            { target: 'running' },
          ],
        },
        staying: {},
        running: {
          entry: 'run',
          on: { PAUSE: { target: 'paused', actions: 'keepRest' } },
          after: { left: { target: '#toast.closed', actions: { type: 'noteEnd', params: { reason: 'elapsed' } } } },
        },
        paused: { on: { RESUME: 'running' } },
      },
    },
    closed: { type: 'final', entry: 'emitClosed' },
  },
});
