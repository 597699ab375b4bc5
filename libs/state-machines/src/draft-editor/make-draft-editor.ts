import { assign, emit, setup } from 'xstate';

/** Changes that can be undone. */
const most = 50;

/** What somebody who changes a draft has before them. */
export interface DraftEditorContext<Content> {
  readonly past: readonly Content[];
  readonly present: Content;
  readonly future: readonly Content[];
  /** Of the draft on the server, as it was seen last. */
  readonly version: number;
  /** What was sent last. */
  readonly sent: Content | null;
  /** What is kept on the server, as far as it has answered. */
  readonly kept: Content | null;
  /** What is to follow once everything is saved. */
  readonly wish: 'none' | 'publish' | 'close';
}

/** What the editor of a draft hears. */
export type DraftEditorEvent<Content> =
  | { type: 'OPEN' }
  /** The draft as it stands on the server: asked for, or restored. */
  | { type: 'OPENED'; content: Content; version: number }
  /** The person has put something elsewhere, added, changed or removed it. */
  | { type: 'CHANGE'; content: Content }
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
export type DraftEditorEmitted<Content> =
  | { type: 'open' }
  | { type: 'save'; content: Content; version: number }
  | { type: 'publish'; version: number }
  | { type: 'discard'; version: number }
  | { type: 'restore'; number: number; version: number };

/** What an editor is called in the map of states, and what is before somebody who has opened nothing yet. */
export interface DraftEditorOptions<Content> {
  readonly id: string;
  readonly nothing: Content;
  /** What was changed is kept once the hand has rested so long, in ms. */
  readonly rest: number;
}

/** The chart of whoever changes a draft: each change is kept when the hand rests, can be undone, and is seen by all once it is published. */
export function makeDraftEditor<Content>({ id, nothing, rest }: DraftEditorOptions<Content>) {
  return setup({
    types: {
      context: {} as DraftEditorContext<Content>,
      events: {} as DraftEditorEvent<Content>,
      emitted: {} as DraftEditorEmitted<Content>,
    },
    delays: { rest },
    guards: {
      canUndo: ({ context }) => context.past.length > 0,
      canRedo: ({ context }) => context.future.length > 0,
      hasChanged: ({ context }) => context.present !== context.sent,
      isKept: ({ context }) => context.present === context.kept,
      wishes: ({ context }, { wish }: { wish: DraftEditorContext<Content>['wish'] }) => context.wish === wish,
    },
    actions: {
      begin: assign({
        past: () => [],
        present: (_, { content }: { content: Content; version: number }) => content,
        future: () => [],
        version: (_, { version }) => version,
        kept: (_, { content }) => content,
      }),
      record: assign({
        past: ({ context }) => [...context.past, context.present].slice(-most),
        present: (_, { content }: { content: Content }) => content,
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
      note: assign({ wish: (_, { wish }: { wish: DraftEditorContext<Content>['wish'] }) => wish }),
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
    id,
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
          REFUSED: [{ guard: 'isKept', target: 'saved' }, 'unsaved'],
          CONFLICT: 'overtaken',
        },
      },
    },
  });
}
