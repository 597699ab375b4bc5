import { deferredActor } from '@imah/state-machines/testing';
import type { ComponentType } from 'react';
import type { ActorRefFrom, AnyActorLogic, AnyStateMachine, EventFromLogic, EventObject, InputFrom } from 'xstate';

/** What a machine cannot know of itself: with what it is started, what is sent to it, and what it drives. */
export interface StatechartEntry {
  readonly name: string;
  readonly machine: AnyStateMachine;
  /** One or two sentences for designers. */
  readonly what: string;
  readonly scenarios: readonly Scenario[];
  readonly events: readonly SampleEvent[];
  readonly answers: readonly SampleAnswer[];
  /** The component that it drives, or null and then a sentence in `stands` why there is none. */
  readonly Stand: ComponentType<{ readonly actor: never }> | null;
  readonly stands: string;
}

interface Scenario {
  readonly id: string;
  readonly label: string;
  /** `now` is the simulated clock, in milliseconds. */
  readonly input?: (now: () => number) => unknown;
}

interface SampleEvent {
  /** What is special about this one; its type when left out. */
  readonly label?: string;
  readonly event: EventObject;
}

export interface SampleAnswer {
  /** Id of the actor that waits for it. */
  readonly actor: string;
  readonly label: string;
  readonly answer: { readonly output: unknown } | { readonly error: unknown };
}

interface TypedEntry<TMachine extends AnyStateMachine> {
  readonly machine: TMachine;
  /** Stands for actors that are no promise. Promises wait for an answer of the list by themselves. */
  readonly actors?: Record<string, AnyActorLogic>;
  readonly what: string;
  readonly scenarios?: readonly (Scenario & { readonly input?: (now: () => number) => InputFrom<TMachine> })[];
  readonly events: readonly { readonly label?: string; readonly event: EventFromLogic<TMachine> }[];
  readonly answers?: readonly SampleAnswer[];
  readonly Stand?: ComponentType<{ readonly actor: ActorRefFrom<TMachine> }>;
  readonly stands: string;
}

/** An entry whose samples are checked against its own machine. */
export function statechartEntry<TMachine extends AnyStateMachine>(
  name: string,
  { machine, actors = {}, Stand, scenarios, answers = [], ...rest }: TypedEntry<TMachine>,
): StatechartEntry {
  return {
    ...rest,
    name,
    machine: machine.provide({ actors: { ...deferred(answers), ...actors } }),
    answers,
    scenarios: scenarios ?? [{ id: 'biasa', label: 'Biasa' }],
    // The list holds any machine; each entry's component was checked against its own just now.
    Stand: (Stand ?? null) as StatechartEntry['Stand'],
  };
}

function deferred(answers: readonly SampleAnswer[]): Record<string, AnyActorLogic> {
  return Object.fromEntries(answers.map(({ actor }) => [actor, deferredActor()]));
}
