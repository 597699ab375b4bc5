import { definedTransitions, statePath } from '@imah/state-machines/testing';
import type { AnyActorRef, AnyMachineSnapshot, AnyStateMachine, EventObject } from 'xstate';

export interface Watched {
  /** An event from outside: from a person, a component or the application; not from its own timers and actors. */
  readonly onEvent: (event: EventObject) => void;
  readonly onTaken: (transition: string) => void;
  readonly onEmitted: (event: EventObject) => void;
  readonly onSettled: (snapshot: AnyMachineSnapshot) => void;
}

/** Tells what happens in a machine's actor, from the moment of the call. Gives back what ends it. */
export function watchActor(machine: AnyStateMachine, actor: AnyActorRef, watched: Watched): () => void {
  const names = new Map(definedTransitions(machine).map(({ key, definition }) => [definition, key]));
  const inspection = actor.system.inspect((happening) => {
    if (happening.actorRef !== actor) return;
    if (happening.type === '@xstate.event' && !happening.event.type.startsWith('xstate.')) {
      watched.onEvent(happening.event);
    }
    if (happening.type === '@xstate.microstep') {
      for (const definition of happening._transitions) {
        const key = names.get(definition);
        if (key !== undefined) watched.onTaken(key);
      }
    }
  });
  const emissions = actor.on('*', (event: EventObject) => watched.onEmitted(event));
  const snapshots = actor.subscribe((snapshot) => {
    // Every actor that is watched was made from a machine.
    watched.onSettled(snapshot as AnyMachineSnapshot);
  });
  return () => {
    inspection.unsubscribe();
    emissions.unsubscribe();
    snapshots.unsubscribe();
  };
}

/** Paths of the active states, outermost first. */
export function activeStates(snapshot: AnyMachineSnapshot): string[] {
  return snapshot._nodes
    .filter((node) => node.path.length > 0)
    .map(statePath)
    .toSorted((a, b) => a.length - b.length);
}
