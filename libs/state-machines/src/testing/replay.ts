import {
  createActor,
  SimulatedClock,
  type Actor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type EventObject,
  type InputFrom,
} from 'xstate';
import { definedTransitions, statePath } from './definition.ts';
import { reject, resolve } from './deferred-actor.ts';
import type { ModelPath } from './model-paths.ts';

/** A chart on a simulated clock, and what it has done so far. */
export interface Stage<TMachine extends AnyStateMachine> {
  readonly actor: Actor<TMachine>;
  readonly clock: SimulatedClock;
  /** What the machine emitted since the start, in order. */
  readonly emitted: EventObject[];
  /** Paths of the states entered and keys of the transitions taken since the start. */
  readonly states: Set<string>;
  readonly transitions: Set<string>;
}

/**
 * Starts the machine on a simulated clock, and notes what it emits, enters and takes. Give the clock when the
 * machine's input needs it (`now: () => clock.now()`).
 */
export function stage<TMachine extends AnyStateMachine>(
  machine: TMachine,
  ...[input, clock]: undefined extends InputFrom<TMachine>
    ? [input?: InputFrom<TMachine>, clock?: SimulatedClock]
    : [input: InputFrom<TMachine>, clock?: SimulatedClock]
): Stage<TMachine> {
  return start(machine, input, clock);
}

/** `stage` where it was already checked whether the machine needs an input. */
export function start<TMachine extends AnyStateMachine>(
  machine: TMachine,
  input: InputFrom<TMachine> | undefined,
  clock: SimulatedClock = new SimulatedClock(),
): Stage<TMachine> {
  const emitted: EventObject[] = [];
  const states = new Set<string>();
  const transitions = new Set<string>();
  const names = new Map(definedTransitions(machine).map(({ key, definition }) => [definition, key]));
  const anyMachine: AnyStateMachine = machine;
  const actor = createActor(anyMachine, {
    clock,
    input,
    inspect: (inspection) => {
      if (inspection.type !== '@xstate.microstep') return;
      // A machine's microstep carries the machine's snapshot.
      for (const node of (inspection.snapshot as AnyMachineSnapshot)._nodes) {
        if (node.machine === machine) states.add(statePath(node));
      }
      for (const definition of inspection._transitions) {
        const key = names.get(definition);
        if (key === undefined) continue;
        transitions.add(key);
        // A state without an event of its own is left in the same microstep that enters it.
        states.add(statePath(definition.source));
      }
    },
  });
  actor.on('*', (event) => {
    emitted.push(event);
  });
  actor.start();
  for (const node of actor.getSnapshot()._nodes) states.add(statePath(node));
  // It was made from this very machine.
  return { actor: actor as unknown as Actor<TMachine>, clock, emitted, states, transitions };
}

/**
 * Walks a path on a running machine: timers by the simulated clock, `xstate.done.actor.<id>` and
 * `xstate.error.actor.<id>` by settling the deferred actor, the rest by `send`.
 * Throws when the machine is then not where its model was.
 */
export function replay<TMachine extends AnyStateMachine>(on: Stage<TMachine>, path: ModelPath): void {
  const { clock } = on;
  // Typed as a machine of whatever kind: the path's events were tried on it when the path was made.
  const actor = on.actor as unknown as Actor<AnyStateMachine>;
  const dueTimes = new WeakMap<object, number>();
  noteTimers();
  for (const { event, value } of path.steps) {
    take(event);
    noteTimers();
    const actual = JSON.stringify(actor.getSnapshot().value);
    const expected = JSON.stringify(value);
    if (actual !== expected) {
      throw new Error(`After ${event.type} the machine is in ${actual}, its model in ${expected}: ${path.description}`);
    }
  }

  function take(event: EventObject): void {
    if (event.type.startsWith('xstate.after.')) {
      const timer = timers().find((scheduled) => scheduled.event.type === event.type);
      if (!timer) throw new Error(`No timer ${event.type} runs: ${path.description}`);
      clock.increment((dueTimes.get(timer) ?? 0) - clock.now());
    } else if (event.type.startsWith('xstate.done.actor.')) {
      resolve(actor, event.type.slice('xstate.done.actor.'.length), 'output' in event ? event.output : undefined);
    } else if (event.type.startsWith('xstate.error.actor.')) {
      reject(actor, event.type.slice('xstate.error.actor.'.length), 'error' in event ? event.error : undefined);
    } else {
      actor.send(event);
    }
  }

  function timers() {
    const scheduled: Record<string, { source: unknown; event: EventObject; delay: number }> =
      actor.system.getSnapshot()._scheduledEvents;
    return Object.values(scheduled).filter(({ source }) => source === actor);
  }

  function noteTimers(): void {
    for (const timer of timers()) {
      if (!dueTimes.has(timer)) dueTimes.set(timer, clock.now() + timer.delay);
    }
  }
}
