import { describe, expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';
import {
  deferredActor,
  definitionOf,
  inputOf,
  modelPaths,
  reachedBy,
  reject,
  replay,
  resolve,
  stage,
  toMermaid,
} from './index.ts';

type Event = { type: 'OPEN' } | { type: 'CLOSE' };

const base = setup({
  types: { events: {} as Event, emitted: {} as { type: 'opened' } },
  actors: { load: fromPromise<number, string>(async () => 1) },
  delays: { patience: 1_000 },
});
const states = {
  closed: { on: { OPEN: 'opening' } },
  opening: {
    invoke: { id: 'load', src: 'load', input: 'page', onDone: 'open', onError: 'closed' },
    after: { patience: 'closed' },
  },
  open: { on: { CLOSE: 'closed' } },
} as const;
const door = base
  .createMachine({ id: 'door', initial: 'closed', states })
  .provide({ actors: { load: deferredActor() } });
const events = [
  { type: 'OPEN' },
  { type: 'CLOSE' },
  { type: 'xstate.done.actor.load', output: 1 },
  { type: 'xstate.error.actor.load', error: 'cut' },
] as const;

describe('reachedBy', () => {
  it('equals the definition when every state and transition was reached', () => {
    expect(reachedBy(door, { events })).toEqual(definitionOf(door));
  });

  it('lacks a state that a change of the machine left without a way to it', () => {
    const withCellar = base
      .createMachine({ id: 'door', initial: 'closed', states: { ...states, cellar: { on: { CLOSE: 'closed' } } } })
      .provide({ actors: { load: deferredActor() } });

    const reached = reachedBy(withCellar, { events });

    expect(definitionOf(withCellar).states.filter((state) => !reached.states.includes(state))).toEqual(['cellar']);
    expect(definitionOf(withCellar).transitions.filter((key) => !reached.transitions.includes(key))).toEqual([
      'cellar -- CLOSE #0',
    ]);
  });

  it('lacks a transition whose event the model does not know', () => {
    const reached = reachedBy(door, { events: events.filter(({ type }) => type !== 'CLOSE') });

    expect(definitionOf(door).transitions.filter((key) => !reached.transitions.includes(key))).toEqual([
      'open -- CLOSE #0',
    ]);
  });
});

describe('modelPaths', () => {
  it('takes every event of every situation, and leaves out what begins another path', () => {
    const taken = modelPaths(door, { events }).map(({ steps }) => steps.map(({ event }) => event.type));

    expect(taken).toEqual([
      ['OPEN', 'xstate.error.actor.load'],
      ['OPEN', 'xstate.after.patience.door.opening'],
      ['OPEN', 'xstate.done.actor.load', 'CLOSE'],
    ]);
  });

  it('is one empty path when nothing can happen', () => {
    expect(modelPaths(door, { events: [] })).toEqual([{ description: '', steps: [] }]);
  });
});

describe('replay', () => {
  it('throws when the machine is not where its model was', () => {
    const wrong = { description: 'wrong', steps: [{ event: { type: 'OPEN' }, value: 'open' }] };

    expect(() => replay(stage(door), wrong)).toThrow(
      'After OPEN the machine is in "opening", its model in "open": wrong',
    );
  });

  it('throws when a timer of the path does not run', () => {
    const wrong = {
      description: 'wrong',
      steps: [{ event: { type: 'xstate.after.patience.door.opening' }, value: 'closed' }],
    };

    expect(() => replay(stage(door), wrong)).toThrow('No timer xstate.after.patience.door.opening runs: wrong');
  });
});

describe('deferredActor', () => {
  it('settles in the same call', () => {
    const { actor } = stage(door);
    actor.send({ type: 'OPEN' });
    const input = inputOf(actor, 'load');

    resolve(actor, 'load', 2);

    expect([input, actor.getSnapshot().value]).toEqual(['page', 'open']);
  });

  it('names what runs when the one asked for does not', () => {
    const { actor } = stage(door);
    actor.send({ type: 'OPEN' });

    expect(() => reject(actor, 'save', 'cut')).toThrow('No actor "save" waits; running: load');
  });
});

describe('toMermaid', () => {
  it('draws states, events, timers and actors', () => {
    expect(toMermaid(door)).toEqual(
      [
        'stateDiagram-v2',
        '  [*] --> closed',
        '  state "closed" as closed',
        '  state "opening" as opening',
        '  state "open" as open',
        '  closed --> opening : OPEN',
        '  opening --> open : load done',
        '  opening --> closed : load failed',
        '  opening --> closed : after patience',
        '  open --> closed : CLOSE',
      ].join('\n'),
    );
  });
});
