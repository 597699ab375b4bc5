import type { AnyStateMachine } from 'xstate';
import { definedStates, definedTransitions } from './definition.ts';
import { modelPaths, type ModelOptions } from './model-paths.ts';
import { replay, start } from './replay.ts';

/** Names of states and transitions of a chart. */
export interface Coverage {
  readonly states: readonly string[];
  readonly transitions: readonly string[];
}

/** Everything the machine defines: what `reachedBy` has to equal. */
export function definitionOf(machine: AnyStateMachine): Coverage {
  return {
    states: definedStates(machine).toSorted(),
    transitions: definedTransitions(machine)
      .map(({ key }) => key)
      .toSorted(),
  };
}

/** Makes the paths of each model from the machine, replays them, and tells which states and transitions were reached. */
export function reachedBy<TMachine extends AnyStateMachine>(
  machine: TMachine,
  ...models: readonly ModelOptions<TMachine>[]
): Coverage {
  const states = new Set<string>();
  const transitions = new Set<string>();
  for (const model of models) {
    for (const path of modelPaths(machine, model)) {
      const on = start(machine, model.input);
      replay(on, path);
      on.actor.stop();
      for (const state of on.states) states.add(state);
      for (const transition of on.transitions) transitions.add(transition);
    }
  }
  states.delete('*');
  return { states: [...states].toSorted(), transitions: [...transitions].toSorted() };
}
