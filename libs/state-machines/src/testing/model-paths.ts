import type { AnyMachineSnapshot, AnyStateMachine, EventFromLogic, EventObject, InputFrom, SnapshotFrom } from 'xstate';
import { getAdjacencyMap, type AdjacencyValue } from 'xstate/graph';
import { timerEvents } from './definition.ts';

/** How the paths of a chart are searched for. */
export interface ModelOptions<TMachine extends AnyStateMachine> {
  /** The events to try in every state where they do something, `xstate.done.actor.<id>` too; timers are added. */
  readonly events: readonly (EventFromLogic<TMachine> | SettledActor)[];
  readonly input?: InputFrom<TMachine>;
  /** What besides the state tells two situations apart (a part of the context). Must have few values. */
  readonly identify?: (snapshot: SnapshotFrom<TMachine>) => unknown;
  /** Situations from which no event is tried any more. */
  readonly stopWhen?: (snapshot: SnapshotFrom<TMachine>) => boolean;
}

/** That an invoked promise was kept or broken. */
export type SettledActor =
  | { readonly type: `xstate.done.actor.${string}`; readonly output?: unknown }
  | { readonly type: `xstate.error.actor.${string}`; readonly error?: unknown };

/** A way through a chart: events, and the state value after each. */
export interface ModelPath {
  readonly description: string;
  readonly steps: readonly { readonly event: EventObject; readonly value: unknown }[];
}

/**
 * Paths from the start of the machine, made from the machine itself: together they go to every reachable
 * situation by its shortest way and take every event there. Paths that begin another path are left out.
 */
export function modelPaths<TMachine extends AnyStateMachine>(
  machine: TMachine,
  { events, input, identify, stopWhen }: ModelOptions<TMachine>,
): ModelPath[] {
  const tried: EventObject[] = [...events, ...timerEvents(machine)];
  // A machine's snapshots are of its own snapshot type: TypeScript cannot follow that through `AnyStateMachine`.
  const own = (snapshot: AnyMachineSnapshot) => snapshot as SnapshotFrom<TMachine>;
  const name = (snapshot: AnyMachineSnapshot) =>
    JSON.stringify([snapshot.value, snapshot.status, identify?.(own(snapshot))]);
  const anyMachine: AnyStateMachine = machine;
  const situations = new Map<string, AdjacencyValue<AnyMachineSnapshot, EventObject>>(
    Object.entries(
      getAdjacencyMap(anyMachine, {
        ...(input === undefined ? {} : { input }),
        events: (snapshot) => tried.filter((event) => canHappen(snapshot, event)),
        serializeState: (snapshot) => name(snapshot),
        ...(stopWhen ? { stopWhen: (snapshot) => stopWhen(own(snapshot)) } : {}),
      }),
    ),
  );

  const shortest = new Map<string, ModelPath['steps']>();
  const edges: ModelPath['steps'][] = [];
  const [start] = situations.keys();
  if (start !== undefined) shortest.set(start, []);
  for (const [situation, before] of shortest) {
    for (const { event, state } of Object.values(situations.get(situation)?.transitions ?? {})) {
      const steps = [...before, { event, value: state.value }];
      edges.push(steps);
      if (!shortest.has(name(state))) shortest.set(name(state), steps);
    }
  }

  const begun = new Set(edges.map((steps) => describe(steps.slice(0, -1))));
  // A machine that ends where it starts still has one path.
  const whole = edges.length === 0 ? [[]] : edges;
  return whole.map((steps) => ({ description: describe(steps), steps })).filter((path) => !begun.has(path.description));
}

/** An actor settles only while it is there, whatever the machine would do with the event. */
function canHappen(snapshot: AnyMachineSnapshot, event: EventObject): boolean {
  const settled = /^xstate\.(?:done|error)\.actor\.(.+)$/.exec(event.type)?.[1];
  return (
    snapshot.status === 'active' &&
    (settled === undefined || snapshot.children[settled] !== undefined) &&
    snapshot.can(event)
  );
}

function describe(steps: ModelPath['steps']): string {
  return steps.map(({ event }) => JSON.stringify(event)).join(' → ');
}
