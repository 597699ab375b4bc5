import type { DashboardContent } from '@imah/contract/dashboards';
import { assign, emit, setup } from 'xstate';
import { timings } from '../timings.ts';

/** Changes that can be undone. */
const most = 50;

/** What somebody who arranges a dashboard has before them. */
export interface DashboardEditorContext {
  readonly past: readonly DashboardContent[];
  readonly present: DashboardContent;
  readonly future: readonly DashboardContent[];
  /** Of the draft on the server, as it was seen last. */
  readonly version: number;
  /** What was sent last. */
  readonly sent: DashboardContent | null;
  /** What is kept on the server, as far as it has answered. */
  readonly kept: DashboardContent | null;
  /** What is to follow once everything is saved. */
  readonly wish: 'none' | 'publish' | 'close';
}

/** What the editor of a dashboard hears. */
export type DashboardEditorEvent =
  | { type: 'OPEN' }
  /** The draft as it stands on the server: asked for, or restored. */
  | { type: 'OPENED'; content: DashboardContent; version: number }
  /** The person has put a widget elsewhere, added, changed or removed one. */
  | { type: 'CHANGE'; content: DashboardContent }
  | { type: 'UNDO' }
  | { type: 'REDO' }
  | { type: 'SAVED'; version: number }
  /** The server did not take what was asked for, or was not reached. */
  | { type: 'REFUSED' }
  /** Somebody else has changed the draft meanwhile. */
  | { type: 'CONFLICT' }
  | { type: 'RETRY' }
  | { type: 'RESTORE'; number: number }
  | { type: 'PUBLISH' }
  | { type: 'DISCARD' }
  | { type: 'CLOSE' }
  /** It is published, or discarded. */
  | { type: 'DONE' };

/** What the editor asks the server for. */
export type DashboardEditorEmitted =
  | { type: 'open' }
  | { type: 'save'; content: DashboardContent; version: number }
  | { type: 'publish'; version: number }
  | { type: 'discard'; version: number }
  | { type: 'restore'; number: number; version: number };

const nothing: DashboardContent = { widgets: [], layouts: { lg: [], md: [], sm: [] } };

/** Whoever arranges a dashboard: each change is kept when the hand rests, can be undone, and is seen by all once it is published. */
export const dashboardEditorMachine = setup({
  types: {
    context: {} as DashboardEditorContext,
    events: {} as DashboardEditorEvent,
    emitted: {} as DashboardEditorEmitted,
  },
  delays: { rest: timings.dashboardEditor.rest },
  guards: {
    canUndo: ({ context }) => context.past.length > 0,
    canRedo: ({ context }) => context.future.length > 0,
    hasChanged: ({ context }) => context.present !== context.sent,
    isKept: ({ context }) => context.present === context.kept,
    wishes: ({ context }, { wish }: { wish: DashboardEditorContext['wish'] }) => context.wish === wish,
  },
  actions: {
    begin: assign({
      past: () => [],
      present: (_, { content }: { content: DashboardContent; version: number }) => content,
      future: () => [],
      version: (_, { version }) => version,
      kept: (_, { content }) => content,
    }),
    record: assign({
      past: ({ context }) => [...context.past, context.present].slice(-most),
      present: (_, { content }: { content: DashboardContent }) => content,
      future: () => [],
    }),
    undo: assign(({ context: { past, present, future } }) => {
      const last = past.at(-1);
      return last === undefined ? {} : { past: past.slice(0, -1), present: last, future: [present, ...future] };
    }),
    redo: assign(({ context: { past, present, future } }) => {
      const [next] = future;
      return next === undefined ? {} : { past: [...past, present], present: next, future: future.slice(1) };
    }),
    noteVersion: assign({ version: (_, { version }: { version: number }) => version }),
    noteSent: assign({ sent: ({ context }) => context.present }),
    noteKept: assign({ kept: ({ context }) => context.sent }),
    notePresentKept: assign({ kept: ({ context }) => context.present }),
    note: assign({ wish: (_, { wish }: { wish: DashboardEditorContext['wish'] }) => wish }),
    emitOpen: emit({ type: 'open' }),
    emitSave: emit(({ context }) => ({ type: 'save', content: context.present, version: context.version })),
    emitPublish: emit(({ context }) => ({ type: 'publish', version: context.version })),
    emitDiscard: emit(({ context }) => ({ type: 'discard', version: context.version })),
    emitRestore: emit(({ context }, { number }: { number: number }) => ({
      type: 'restore',
      number,
      version: context.version,
    })),
  },
}).createMachine({
  id: 'dashboard-editor',
  context: { past: [], present: nothing, future: [], version: 1, sent: null, kept: null, wish: 'none' },
  initial: 'viewing',
  states: {
    viewing: { entry: { type: 'note', params: { wish: 'none' } }, on: { OPEN: 'opening' } },
    opening: {
      entry: ['emitOpen', { type: 'note', params: { wish: 'none' } }],
      on: {
        OPENED: { target: 'saved', actions: { type: 'begin', params: ({ event }) => event } },
        REFUSED: 'viewing',
      },
    },
    /** All that was changed is kept on the server. */
    saved: {
      entry: { type: 'note', params: { wish: 'none' } },
      on: {
        CHANGE: { target: 'waiting', actions: { type: 'record', params: ({ event }) => event } },
        UNDO: { guard: 'canUndo', target: 'waiting', actions: 'undo' },
        REDO: { guard: 'canRedo', target: 'waiting', actions: 'redo' },
        RESTORE: { target: 'restoring', actions: { type: 'emitRestore', params: ({ event }) => event } },
        PUBLISH: 'publishing',
        DISCARD: 'discarding',
        CLOSE: 'viewing',
      },
    },
    /** Changed, and the hand has not rested yet. */
    waiting: {
      after: { rest: 'saving' },
      on: {
        CHANGE: { target: 'waiting', reenter: true, actions: { type: 'record', params: ({ event }) => event } },
        UNDO: { guard: 'canUndo', target: 'waiting', reenter: true, actions: 'undo' },
        REDO: { guard: 'canRedo', target: 'waiting', reenter: true, actions: 'redo' },
        RESTORE: { target: 'restoring', actions: { type: 'emitRestore', params: ({ event }) => event } },
        PUBLISH: { target: 'saving', actions: { type: 'note', params: { wish: 'publish' } } },
        CLOSE: { target: 'saving', actions: { type: 'note', params: { wish: 'close' } } },
        DISCARD: 'discarding',
      },
    },
    saving: {
      entry: ['noteSent', 'emitSave'],
      on: {
        CHANGE: { actions: { type: 'record', params: ({ event }) => event } },
        UNDO: { guard: 'canUndo', actions: 'undo' },
        REDO: { guard: 'canRedo', actions: 'redo' },
        PUBLISH: { actions: { type: 'note', params: { wish: 'publish' } } },
        CLOSE: { actions: { type: 'note', params: { wish: 'close' } } },
        SAVED: [
          {
            guard: 'hasChanged',
            target: 'saving',
            reenter: true,
            actions: [{ type: 'noteVersion', params: ({ event }) => event }, 'noteKept'],
          },
          {
            guard: { type: 'wishes', params: { wish: 'publish' } },
            target: 'publishing',
            actions: [{ type: 'noteVersion', params: ({ event }) => event }, 'noteKept'],
          },
          {
            guard: { type: 'wishes', params: { wish: 'close' } },
            target: 'viewing',
            actions: [{ type: 'noteVersion', params: ({ event }) => event }, 'noteKept'],
          },
          { target: 'saved', actions: [{ type: 'noteVersion', params: ({ event }) => event }, 'noteKept'] },
        ],
        REFUSED: 'unsaved',
        CONFLICT: 'overtaken',
      },
    },
    /** What was changed is on this page alone. */
    unsaved: {
      entry: { type: 'note', params: { wish: 'none' } },
      on: {
        RETRY: 'saving',
        CHANGE: { target: 'waiting', actions: { type: 'record', params: ({ event }) => event } },
        UNDO: { guard: 'canUndo', target: 'waiting', actions: 'undo' },
        REDO: { guard: 'canRedo', target: 'waiting', actions: 'redo' },
        DISCARD: 'discarding',
        CLOSE: 'viewing',
      },
    },
    /** Somebody else arranges it too: what they made has to be looked at first. */
    overtaken: { on: { OPEN: 'opening', CLOSE: 'viewing' } },
    publishing: { entry: 'emitPublish', on: { DONE: 'viewing', REFUSED: 'saved', CONFLICT: 'overtaken' } },
    discarding: {
      entry: 'emitDiscard',
      on: { DONE: 'viewing', REFUSED: [{ guard: 'isKept', target: 'saved' }, 'unsaved'], CONFLICT: 'overtaken' },
    },
    /** An earlier publication becomes the draft; it can be undone like any change. */
    restoring: {
      on: {
        OPENED: {
          target: 'saved',
          actions: [
            { type: 'record', params: ({ event }) => event },
            { type: 'noteVersion', params: ({ event }) => event },
            'notePresentKept',
          ],
        },
        REFUSED: 'saved',
        CONFLICT: 'overtaken',
      },
    },
  },
});
