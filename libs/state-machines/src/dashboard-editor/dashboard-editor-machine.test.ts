import type { DashboardContent } from '@imah/contract/dashboards';
import { expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { timings } from '../timings.ts';
import {
  dashboardEditorMachine,
  type DashboardEditorEmitted,
  type DashboardEditorEvent,
} from './dashboard-editor-machine.ts';

const content = (text: string): DashboardContent => ({
  widgets: [{ id: 'note', type: 'text', title: '', text }],
  layouts: { lg: [], md: [], sm: [] },
});

/** An editor that has been opened on a draft, and what it has asked for since. */
function opened() {
  const clock = new SimulatedClock();
  const actor = createActor(dashboardEditorMachine, { clock });
  const asked: DashboardEditorEmitted[] = [];
  actor.on('*', (event) => asked.push(event));
  actor.start();
  const send = (...events: DashboardEditorEvent[]) => {
    for (const event of events) actor.send(event);
  };
  send({ type: 'OPEN' }, { type: 'OPENED', content: content('0'), version: 4 });
  asked.length = 0;
  return {
    asked,
    send,
    change: (text: string) => send({ type: 'CHANGE', content: content(text) }),
    rest: () => clock.increment(timings.dashboardEditor.rest),
    almostRest: () => clock.increment(timings.dashboardEditor.rest - 1),
    state: () => actor.getSnapshot().value,
    text: () => {
      const [first] = actor.getSnapshot().context.present.widgets;
      return first?.type === 'text' ? first.text : null;
    },
  };
}

type Editor = ReturnType<typeof opened>;

it('saves once the hand rests, and what changed while it was saved is saved after it', () => {
  const { change, rest, send, state, asked } = opened();
  change('1');
  change('2');
  expect([state(), asked]).toEqual(['waiting', []]);

  rest();
  change('3');
  send({ type: 'SAVED', version: 5 });

  expect([state(), asked]).toEqual([
    'saving',
    [
      { type: 'save', content: content('2'), version: 4 },
      { type: 'save', content: content('3'), version: 5 },
    ],
  ]);
  send({ type: 'SAVED', version: 6 });
  expect(state()).toBe('saved');
});

it('each change can be undone and done again, until another takes its place', () => {
  const { change, send, text } = opened();
  change('1');
  change('2');
  send({ type: 'UNDO' }, { type: 'UNDO' }, { type: 'UNDO' });
  expect(text()).toBe('0');
  send({ type: 'REDO' });
  expect(text()).toBe('1');

  change('3');
  send({ type: 'REDO' });

  expect(text()).toBe('3');
});

it('undoes the last 50 changes, and none before', () => {
  const { change, send, text } = opened();
  for (let nth = 1; nth <= 60; nth += 1) change(String(nth));
  for (let nth = 1; nth <= 60; nth += 1) send({ type: 'UNDO' });

  expect(text()).toBe('10');
});

it('publishes what is saved, and saves first what is not', () => {
  const { change, send, state, asked } = opened();
  change('1');
  send({ type: 'PUBLISH' });
  expect([state(), asked]).toEqual(['saving', [{ type: 'save', content: content('1'), version: 4 }]]);

  send({ type: 'SAVED', version: 5 });
  expect([state(), asked.at(-1)]).toEqual(['publishing', { type: 'publish', version: 5 }]);
  send({ type: 'DONE' });
  expect(state()).toBe('viewing');
});

it('is closed once everything is saved', () => {
  const { change, send, state } = opened();
  change('1');
  send({ type: 'CLOSE' });
  expect(state()).toBe('saving');
  send({ type: 'SAVED', version: 5 });
  expect(state()).toBe('viewing');
});

it('keeps on the page what the server did not take, and tries again when it is asked to', () => {
  const { change, rest, send, state, text, asked } = opened();
  change('1');
  rest();
  send({ type: 'REFUSED' });
  expect([state(), text()]).toEqual(['unsaved', '1']);

  send({ type: 'RETRY' });
  expect([state(), asked.length]).toEqual(['saving', 2]);
});

it('shows what somebody else has made of it before anything goes on', () => {
  const { change, rest, send, state, text } = opened();
  change('1');
  rest();
  send({ type: 'CONFLICT' }, { type: 'CHANGE', content: content('2') });
  expect(state()).toBe('overtaken');

  send({ type: 'OPEN' }, { type: 'OPENED', content: content('theirs'), version: 9 });
  expect([state(), text()]).toEqual(['saved', 'theirs']);
});

it('an earlier publication becomes the draft, and that can be undone', () => {
  const { send, state, text, asked } = opened();
  send({ type: 'RESTORE', number: 2 });
  expect(asked).toEqual([{ type: 'restore', number: 2, version: 4 }]);
  send({ type: 'OPENED', content: content('old'), version: 5 });
  expect([state(), text()]).toEqual(['saved', 'old']);

  send({ type: 'UNDO' });
  expect([state(), text()]).toEqual(['waiting', '0']);
});

it.each(['PUBLISH', 'DISCARD'] as const)(
  'a refused %s leaves everything as it is, and says nothing of being unsaved',
  (type) => {
    const editor = opened();
    editor.send({ type }, { type: 'REFUSED' });

    expect([editor.state(), editor.text()]).toEqual(['saved', '0']);
  },
);

it('a discard that is refused tells of what is on this page alone', () => {
  const { change, send, state, text } = opened();
  change('1');
  send({ type: 'DISCARD' }, { type: 'REFUSED' });

  expect([state(), text()]).toEqual(['unsaved', '1']);
});

it('a restoration that is refused before the hand has rested leaves what was changed to be saved', () => {
  const { change, send, state, text, asked } = opened();
  change('1');
  send({ type: 'RESTORE', number: 2 }, { type: 'REFUSED' });
  expect([state(), text()]).toEqual(['unsaved', '1']);

  send({ type: 'RETRY' });
  expect(asked.at(-1)).toEqual({ type: 'save', content: content('1'), version: 4 });
});

it('what the server has refused is not taken for kept when a discard is refused after it', () => {
  const { change, rest, send, state } = opened();
  change('1');
  rest();
  send({ type: 'REFUSED' }, { type: 'DISCARD' }, { type: 'REFUSED' });

  expect(state()).toBe('unsaved');
});

it.each([
  ['saved', (editor: Editor) => (editor.change('1'), editor.rest(), editor.send({ type: 'SAVED', version: 5 }))],
  [
    'restored',
    (editor: Editor) =>
      editor.send({ type: 'RESTORE', number: 2 }, { type: 'OPENED', content: content('1'), version: 5 }),
  ],
] as const)('what was %s is kept, and stays so when a discard is refused', (_how, make) => {
  const editor = opened();
  make(editor);
  editor.send({ type: 'DISCARD' }, { type: 'REFUSED' });

  expect([editor.state(), editor.text()]).toEqual(['saved', '1']);
});

it('what is discarded before the hand rests is never saved', () => {
  const { change, rest, send, state, asked } = opened();
  change('1');
  send({ type: 'DISCARD' });
  rest();

  expect([state(), asked]).toEqual(['discarding', [{ type: 'discard', version: 4 }]]);
});

it('begins to wait anew with each change, undone and done again ones among them', () => {
  const { change, almostRest, send, state } = opened();
  change('1');
  almostRest();
  send({ type: 'UNDO' });
  almostRest();
  send({ type: 'REDO' });
  almostRest();

  expect(state()).toBe('waiting');
});

it('a change while it is published or closed is saved before that', () => {
  const { change, send, state, asked } = opened();
  change('1');
  send({ type: 'PUBLISH' });
  change('2');
  send({ type: 'SAVED', version: 5 });
  expect([state(), asked.at(-1)]).toEqual(['saving', { type: 'save', content: content('2'), version: 5 }]);

  send({ type: 'SAVED', version: 6 });
  expect([state(), asked.at(-1)]).toEqual(['publishing', { type: 'publish', version: 6 }]);
});

it('a wish to publish ends with a save that is refused: nobody is shown later what they no longer asked for', () => {
  const { change, send, state } = opened();
  change('1');
  send({ type: 'PUBLISH' }, { type: 'REFUSED' }, { type: 'RETRY' }, { type: 'SAVED', version: 5 });

  expect(state()).toBe('saved');
});

it.each(['PUBLISH', 'DISCARD', 'RESTORE'] as const)(
  'somebody who was quicker stops a %s, and their draft is looked at first',
  (type) => {
    const { send, state } = opened();
    send(type === 'RESTORE' ? { type, number: 1 } : { type }, { type: 'CONFLICT' });
    expect(state()).toBe('overtaken');

    send({ type: 'CLOSE' });
    expect(state()).toBe('viewing');
  },
);

it('an editor that the server does not open stays closed, and a publication that cannot be restored changes nothing', () => {
  const { send, state, text } = opened();
  send({ type: 'RESTORE', number: 9 }, { type: 'REFUSED' });
  expect([state(), text()]).toEqual(['saved', '0']);

  send({ type: 'CLOSE' }, { type: 'OPEN' }, { type: 'REFUSED' });
  expect(state()).toBe('viewing');
});

it('whoever only looks changes nothing', () => {
  const { change, send, state, text, asked } = opened();
  send({ type: 'CLOSE' });
  change('1');
  send({ type: 'UNDO' }, { type: 'PUBLISH' }, { type: 'DISCARD' });

  expect([state(), text(), asked]).toEqual(['viewing', '0', []]);
});

it('every save names the version that the last one was answered with', () => {
  const { change, rest, send, asked } = opened();
  for (const version of [5, 6, 7]) {
    change(String(version));
    rest();
    send({ type: 'SAVED', version });
  }

  expect(asked.map((event) => (event.type === 'save' ? event.version : event.type))).toEqual([4, 5, 6]);
});

it('what was undone back to what is kept is saved all the same: the server knows no undo', () => {
  const { change, rest, send, asked, state } = opened();
  change('1');
  rest();
  send({ type: 'SAVED', version: 5 }, { type: 'UNDO' });
  expect(state()).toBe('waiting');
  rest();

  expect(asked.at(-1)).toEqual({ type: 'save', content: content('0'), version: 5 });
});
