import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { type DraftEditorEmitted, type DraftEditorEvent, makeDraftEditor } from './make-draft-editor.ts';

const rest = 800;
const machine = makeDraftEditor<string>({ id: 'draft-editor', nothing: '', rest });

type Event = DraftEditorEvent<string>;
type Asked = DraftEditorEmitted<string>;

/** An editor with the server it asks: what is sent waits until it is answered. */
function edit() {
  const clock = new SimulatedClock();
  const actor = createActor(machine, { clock });
  const asked: Asked[] = [];
  actor.on('*', (event) => asked.push(event));
  actor.start();
  const state = () => actor.getSnapshot().value;
  const context = () => actor.getSnapshot().context;
  const send = (...events: readonly Event[]) => events.forEach((event) => actor.send(event));
  return {
    send,
    asked,
    state,
    context,
    wait: () => clock.increment(rest),
    ofType: (type: Asked['type']) => asked.filter((each) => each.type === type),
  };
}

/** An editor with a draft of `content` before it. */
function opened(content = 'a', version = 1) {
  const editor = edit();
  editor.send({ type: 'OPEN' }, { type: 'OPENED', content, version });
  return editor;
}

const change = (content: string): Event => ({ type: 'CHANGE', content });

describe('an editor of a draft', () => {
  it('keeps what was made before the hand has rested when its person publishes, and publishes only that', () => {
    const { send, asked, state } = opened('a', 3);
    send(change('b'), { type: 'PUBLISH' });
    expect([state(), asked.at(-1)]).toEqual(['saving', { type: 'save', content: 'b', version: 3 }]);

    send({ type: 'SAVED', version: 4 });
    expect([state(), asked.at(-1)]).toEqual(['publishing', { type: 'publish', version: 4 }]);
  });

  it('keeps what was made before the hand has rested when its person leaves', () => {
    const { send, asked, state } = opened();
    send(change('b'), { type: 'CLOSE' });
    expect(asked.at(-1)).toEqual({ type: 'save', content: 'b', version: 1 });
    send({ type: 'SAVED', version: 2 });
    expect(state()).toBe('viewing');
  });

  it('sends once more what was changed while it was being kept, with the version that the server has given', () => {
    const { send, wait, ofType } = opened();
    send(change('b'));
    wait();
    send(change('c'), change('d'), { type: 'SAVED', version: 2 });
    expect(ofType('save')).toEqual([
      { type: 'save', content: 'b', version: 1 },
      { type: 'save', content: 'd', version: 2 },
    ]);
  });

  it('has nothing on its way to all after a save that was refused: who publishes then says so again', () => {
    const { send, wait, state, ofType } = opened();
    send(change('b'), { type: 'PUBLISH' }, { type: 'REFUSED' });
    expect(state()).toBe('unsaved');
    send({ type: 'RETRY' }, { type: 'SAVED', version: 2 });
    wait();
    expect([state(), ofType('publish')]).toEqual(['saved', []]);
  });

  it('stops at what somebody else has changed, whatever it was about, until it was opened anew', () => {
    for (const before of [change('b'), { type: 'PUBLISH' }, { type: 'DISCARD' }] satisfies Event[]) {
      const { send, wait, state } = opened();
      send(before);
      wait();
      send({ type: 'CONFLICT' }, change('c'), { type: 'PUBLISH' }, { type: 'RETRY' });
      expect([before.type, state()]).toEqual([before.type, 'overtaken']);
      send({ type: 'OPEN' }, { type: 'OPENED', content: 'theirs', version: 9 });
      expect(state()).toBe('saved');
    }
  });

  it('says that something is unsaved after a refused discard only where something is', () => {
    const kept = opened();
    kept.send({ type: 'DISCARD' }, { type: 'REFUSED' });
    const unkept = opened();
    unkept.send(change('b'), { type: 'DISCARD' }, { type: 'REFUSED' });
    expect([kept.state(), unkept.state()]).toEqual(['saved', 'unsaved']);
  });

  it('undoes an earlier publication that became the draft like any change, with the version of that draft', () => {
    const { send, wait, context, asked } = opened('a', 1);
    send({ type: 'RESTORE', number: 7 }, { type: 'OPENED', content: 'old', version: 5 }, { type: 'UNDO' });
    expect(context().present).toBe('a');
    wait();
    expect(asked.at(-1)).toEqual({ type: 'save', content: 'a', version: 5 });
  });

  it('forgets the first of more changes than can be undone, never the last', () => {
    const { send, context } = opened('0');
    const made = Array.from({ length: 60 }, (_, index) => change(`${index + 1}`));
    send(...made, ...made.map((): Event => ({ type: 'UNDO' })));
    expect([context().present, context().past]).toEqual(['10', []]);
  });
});

const anyEvent: fc.Arbitrary<Event | 'rest'> = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 999 }).map((number) => change(`${number}`)) },
  { weight: 3, arbitrary: fc.constantFrom<Event>({ type: 'UNDO' }, { type: 'REDO' }) },
  { weight: 3, arbitrary: fc.constant('rest' as const) },
  {
    weight: 4,
    arbitrary: fc.constantFrom<Event>({ type: 'REFUSED' }, { type: 'CONFLICT' }, { type: 'DONE' }, { type: 'RETRY' }),
  },
  { weight: 4, arbitrary: fc.integer({ min: 2, max: 99 }).map((version): Event => ({ type: 'SAVED', version })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom<Event>({ type: 'PUBLISH' }, { type: 'CLOSE' }, { type: 'DISCARD' }, { type: 'OPEN' }),
  },
);
/** What happens to an editor, in any order; the server answers what it was asked, or something late. */
const anyCourse = fc.array(anyEvent, { maxLength: 60 });

/** What each event of a course came to. */
function walk(course: readonly (Event | 'rest')[]) {
  const editor = opened();
  return course.map((event) => {
    const [before, count] = [String(editor.state()), editor.asked.length];
    if (event === 'rest') editor.wait();
    else editor.send(event);
    const { present, kept } = editor.context();
    return { event, before, asked: editor.asked.slice(count), present, kept };
  });
}

const isWaiting = (state: string) => ['saving', 'publishing', 'discarding', 'opening'].includes(state);
const isAnswer = (event: Event | 'rest') =>
  event !== 'rest' && ['SAVED', 'REFUSED', 'CONFLICT', 'DONE', 'OPENED'].includes(event.type);

describe('an editor of a draft, whatever happens in whatever order', () => {
  it('publishes nothing but what the server has kept', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        const published = walk(course).filter(({ asked }) => asked.some(({ type }) => type === 'publish'));

        expect(published.map(({ present }) => present)).toEqual(published.map(({ kept }) => kept));
      }),
      { numRuns: 2_000 },
    );
  });

  it('sends nothing while it waits for an answer, so that no version is used twice', () => {
    fc.assert(
      fc.property(anyCourse, (course) => {
        const waiting = walk(course).filter(({ event, before }) => isWaiting(before) && !isAnswer(event));

        expect(waiting.flatMap(({ asked }) => asked)).toEqual([]);
      }),
      { numRuns: 2_000 },
    );
  });

  it('comes back to where it was by undoing all and redoing all', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 50 }), (numbers) => {
        const { send, context } = opened('first');
        send(...numbers.map((number) => change(`${number}`)));
        const end = context().present;
        send(...numbers.map((): Event => ({ type: 'UNDO' })));
        expect(context().present).toBe('first');
        send(...numbers.map((): Event => ({ type: 'REDO' })));
        expect(context().present).toBe(end);
      }),
      { numRuns: 500 },
    );
  });
});
