import { type AnyEventObject, type AnyStateMachine, transition } from 'xstate';

/** To which state each move leads from each of the states, as the tables of the contract write it. */
export function tableOf(
  machine: AnyStateMachine,
  states: readonly string[],
  moves: Readonly<Record<string, AnyEventObject>>,
): Record<string, Record<string, unknown>> {
  const movesOf = (state: string) => {
    const snapshot = machine.resolveState({ value: state, context: {} });
    const open = Object.entries(moves).filter(([, event]) => snapshot.can(event));
    return Object.fromEntries(open.map(([move, event]) => [move, transition(machine, snapshot, event)[0].value]));
  };
  return Object.fromEntries(states.map((state) => [state, movesOf(state)]));
}
