import * as entryPoint from '@imah/state-machines';
import { definedTransitions } from '@imah/state-machines/testing';
import { describe, expect, it } from 'vitest';
import { statechartGraph } from '../graph/statechart-graph.ts';
import type { StatechartEntry } from '../run/statechart-entry.ts';
import { findWays } from '../run/find-ways.ts';
import { perform } from '../run/perform.ts';
import { statechartEntries } from './entries.ts';
import { english } from '../english-words.ts';

const stories = Object.keys(import.meta.glob('../stories/*.stories.tsx'));
const eventsOf = ({ machine }: StatechartEntry): Set<string> =>
  new Set(
    definedTransitions(machine)
      .map(({ definition }) => definition.eventType)
      .filter((type) => type !== '' && !type.startsWith('xstate.')),
  );

it('has every statechart of the library', () => {
  const machines = Object.entries(entryPoint).filter(([name]) => name.endsWith('Machine'));

  expect(statechartEntries.map(({ machine }) => machine.id).toSorted()).toEqual(
    machines.map(([, machine]) => (machine as { id: string }).id).toSorted(),
  );
});

it('has a story for each', () => {
  expect(stories.toSorted()).toEqual(statechartEntries.map(({ name }) => `../stories/${name}.stories.tsx`).toSorted());
});

describe.each(statechartEntries.map((entry) => [entry.name, entry] as const))('%s', (_, entry) => {
  it('has a button for every event it hears, and none that it does not', () => {
    expect(new Set(entry.events.map(({ event }) => event.type))).toEqual(eventsOf(entry));
  });

  it('can be brought into every state in which it rests', () => {
    const resting = statechartGraph(entry.machine).nodes.filter(({ kind }) => kind === 'state' || kind === 'final');

    const unreached = resting.map(({ path }) => path).filter((path) => !findWays(entry).has(path));

    expect(unreached).toEqual([]);
  });

  it('is in the state that was asked for', () => {
    for (const [state, { scenario, acts }] of findWays(entry)) {
      expect(perform(entry, scenario, acts).look().steps.at(-1)?.active).toContain(state);
    }
  });
});

it('has every word of an entry in English too', () => {
  const said = statechartEntries.flatMap(({ what, stands, scenarios, events, answers }) => [
    what,
    stands,
    ...[...scenarios, ...answers].map(({ label }) => label),
    ...events.flatMap(({ label }) => label ?? []),
  ]);

  expect(said.filter((words) => english[words] === undefined)).toEqual([]);
});
