import { describe, expect, it } from 'vitest';
import { setup } from 'xstate';
import { statechartGraph } from './statechart-graph.ts';

const machine = setup({ guards: { isLong: () => true }, delays: { patience: 400 } }).createMachine({
  id: 'door',
  initial: 'closed',
  on: { FIRE: '.open' },
  states: {
    closed: { on: { PUSH: 'moving', RING: { actions: [] } } },
    moving: {
      initial: 'slow',
      on: { PUSH: [{ guard: 'isLong', target: 'open' }, { target: 'closed' }], SLOWER: '.slow' },
      states: { slow: { after: { patience: 'fast' } }, fast: {} },
    },
    open: { type: 'final' },
  },
});

describe('the graph of a statechart', () => {
  const graph = statechartGraph(machine);

  it('begins where the statechart begins', () => {
    expect(graph.begins).toEqual(['closed']);
  });

  it('has every state with its place, and a box for what holds anywhere', () => {
    expect(graph.nodes.map(({ path, parent, kind, begins }) => ({ path, parent, kind, begins }))).toEqual([
      { path: '*', parent: null, kind: 'anywhere', begins: null },
      { path: 'closed', parent: null, kind: 'state', begins: null },
      { path: 'moving', parent: null, kind: 'state', begins: 'moving.slow' },
      { path: 'moving.slow', parent: 'moving', kind: 'state', begins: null },
      { path: 'moving.fast', parent: 'moving', kind: 'state', begins: null },
      { path: 'open', parent: null, kind: 'final', begins: null },
    ]);
  });

  it('names events, guards, alternatives and times on the arrows', () => {
    expect(graph.edges.map(({ id, lines }) => [id, lines.map(({ text }) => text)])).toEqual([
      ['* → open', ['FIRE']],
      ['closed → moving', ['PUSH']],
      ['moving → open', ['PUSH [isLong]']],
      ['moving → closed', ['PUSH [selain itu]']],
      ['moving.slow → moving.fast', ['setelah 400 ms']],
    ]);
  });

  it('keeps what stays within a state inside its box', () => {
    const inside = graph.nodes.filter(({ lines }) => lines.length > 0);

    expect(inside.map(({ path, lines }) => [path, lines.map(({ text }) => text)])).toEqual([
      ['closed', ['RING']],
      ['moving', ['SLOWER → slow']],
    ]);
  });
});
