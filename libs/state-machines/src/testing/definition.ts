import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { getStateNodes } from 'xstate/graph';

/** A transition of a machine with the name by which tests and diagrams call it. */
export interface NamedTransition {
  readonly key: string;
  readonly definition: AnyTransitionDefinition;
}

/** Every state of the machine by its path (`loading.shown`), in the order of the definition; history states are left out. */
export function definedStates(machine: AnyStateMachine): string[] {
  return stateNodes(machine)
    .filter((node) => node.type !== 'history')
    .map(statePath);
}

/** Every transition of the machine, timers and eventless ones too: `closed -- OPEN #0`. */
export function definedTransitions(machine: AnyStateMachine): NamedTransition[] {
  return [machine.root, ...stateNodes(machine)].flatMap((node) => [
    ...[...node.transitions].flatMap(([event, definitions]) =>
      definitions.map((definition, index) => ({ key: `${statePath(node)} -- ${event} #${index}`, definition })),
    ),
    ...(node.always ?? []).map((definition, index) => ({ key: `${statePath(node)} -- always #${index}`, definition })),
  ]);
}

/** `parent.child`, or `*` for the machine itself. */
export function statePath(node: AnyStateNode): string {
  return node.path.length === 0 ? '*' : node.path.join('.');
}

/** The timer events of the machine (`xstate.after.<delay>.<id>`). */
export function timerEvents(machine: AnyStateMachine): { type: string }[] {
  const types = [machine.root, ...stateNodes(machine)].flatMap((node) =>
    [...node.transitions.keys()].filter((type) => type.startsWith('xstate.after.')),
  );
  return [...new Set(types)].map((type) => ({ type }));
}

function stateNodes(machine: AnyStateMachine): AnyStateNode[] {
  return getStateNodes(machine).filter((node) => node.path.length > 0);
}
