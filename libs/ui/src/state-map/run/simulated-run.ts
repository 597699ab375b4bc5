import type { StatechartEntry } from './statechart-entry.ts';
import type { Act, StatechartRun, RunView } from './statechart-run.ts';
import { findWays } from './find-ways.ts';
import { perform } from './perform.ts';

/** Starts a statechart on a clock of its own, where nothing moves unless it is told to. Begin with `state` when given. */
export function simulatedRun(entry: StatechartEntry, state?: string): StatechartRun {
  const listeners = new Set<() => void>();
  let view: RunView | undefined;
  let generation = 0;
  let scenario = entry.scenarios[0]?.id ?? '';
  let stage = perform(entry, scenario, [], changed);

  function changed() {
    view = undefined;
    for (const listener of listeners) listener();
  }

  function restart(acts: readonly Act[]) {
    stage.stop();
    generation += 1;
    stage = perform(entry, scenario, acts, changed);
    changed();
  }

  const goTo = (target: string) => {
    const way = findWays(entry).get(target);
    if (way === undefined) return;
    scenario = way.scenario;
    restart(way.acts);
  };
  if (state !== undefined) goTo(state);

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => {
      view ??= { ...stage.look(), mode: 'simulated', generation, scenario };
      return view;
    },
    take: (act) => stage.take(act),
    backTo: (step) =>
      restart(
        stage
          .look()
          .steps.slice(1, step + 1)
          .flatMap(({ act }) => (act === null ? [] : [act])),
      ),
    startIn: (id) => {
      scenario = id;
      restart([]);
    },
    goTo,
  };
}
