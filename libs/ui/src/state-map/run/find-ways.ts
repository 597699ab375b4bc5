import type { StatechartEntry } from './statechart-entry.ts';
import type { Act } from './statechart-run.ts';
import { perform } from './perform.ts';

export interface Way {
  readonly scenario: string;
  readonly acts: readonly Act[];
}

const known = new WeakMap<StatechartEntry, ReadonlyMap<string, Way>>();

/** For every state that a statechart can rest in: the shortest way there by the entry's samples. */
export function findWays(entry: StatechartEntry): ReadonlyMap<string, Way> {
  const found = known.get(entry) ?? search(entry);
  known.set(entry, found);
  return found;
}

function search(entry: StatechartEntry): Map<string, Way> {
  const ways = new Map<string, Way>();
  for (const { id: scenario } of entry.scenarios) {
    const seen = new Set<string>();
    const queue: Way[] = [{ scenario, acts: [] }];
    for (const way of queue) {
      const stage = perform(entry, scenario, way.acts);
      const { steps, choices } = stage.look();
      stage.stop();
      const active = steps.at(-1)?.active ?? [];
      const situation = active.join();
      if (seen.has(situation)) continue;
      seen.add(situation);
      for (const state of active) if (!ways.has(state)) ways.set(state, way);
      for (const { act, now } of choices) if (now === 'possible') queue.push({ scenario, acts: [...way.acts, act] });
    }
  }
  return ways;
}
