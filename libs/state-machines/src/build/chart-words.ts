import type { AnyStateMachine, EmittedFrom, EventFromLogic, InputFrom } from 'xstate';
import type * as entryPoint from '../index.ts';

/** What a machine cannot say of itself. The keys are checked: by the types, and by readme.test.ts. */
interface Words<TMachine extends AnyStateMachine> {
  readonly what: string;
  readonly input: Record<keyof NonNullable<InputFrom<TMachine>>, string>;
  readonly actors: Record<string, string>;
  readonly events: Record<Exclude<EventFromLogic<TMachine>['type'], `xstate.${string}`>, string>;
  readonly emitted: Record<EmittedFrom<TMachine>['type'], string>;
  /** Delays that depend on the context; the others are read from the machine. */
  readonly delays: Record<string, string>;
}

export interface Chart {
  readonly name: string;
  readonly machine: AnyStateMachine;
  readonly words: Words<AnyStateMachine>;
}

/** One chart by its public name, with its words. */
export function chart<TMachine extends AnyStateMachine>(
  name: keyof typeof entryPoint,
  machine: TMachine,
  words: Words<TMachine>,
): Chart {
  // Each key of `words` was checked against the machine just now; the list holds any machine.
  return { name, machine, words: words as Words<AnyStateMachine> };
}
