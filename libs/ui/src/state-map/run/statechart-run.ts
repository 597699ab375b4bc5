import type { AnyActorRef, EventObject } from 'xstate';
import type { SampleAnswer } from './statechart-entry.ts';

/** What a person can do to a statechart: send an event, let time pass, answer what it waits for. */
export type Act =
  | { readonly kind: 'event'; readonly label: string; readonly event: EventObject }
  | { readonly kind: 'time'; readonly label: string; readonly timer: string }
  | { readonly kind: 'answer'; readonly label: string; readonly answer: SampleAnswer };

export interface Choice {
  readonly act: Act;
  /** `impossible`: nothing would happen in the present state. */
  readonly now: 'possible' | 'impossible';
}

/** One thing that happened, and where the statechart was after it. */
export interface Step {
  readonly label: string;
  /** Null for what nobody asked for: the beginning. */
  readonly act: Act | null;
  /** The active states, outermost first: `['open', 'open.paused']`. */
  readonly active: readonly string[];
  /** Keys of the transitions it took. */
  readonly taken: readonly string[];
  /** Types of what it emitted. */
  readonly emitted: readonly string[];
}

export interface RunView {
  readonly mode: 'simulated' | 'live';
  readonly actor: AnyActorRef;
  /** Changes when the actor is another one: what is drawn from it starts anew. */
  readonly generation: number;
  readonly scenario: string;
  readonly steps: readonly Step[];
  /** Which step is looked at; the last one, except in a live run's past. */
  readonly position: number;
  readonly choices: readonly Choice[];
  readonly context: unknown;
}

/** A statechart under inspection. `read` gives the same object until something changed. */
export interface StatechartRun {
  readonly subscribe: (listener: () => void) => () => void;
  readonly read: () => RunView;
  readonly take: (act: Act) => void;
  /** Back to just after this step; a live run only looks at it. */
  readonly backTo: (step: number) => void;
  readonly startIn: (scenario: string) => void;
  /** By the shortest way from the beginning; nothing happens when there is none. */
  readonly goTo: (state: string) => void;
}

/** The deepest active states, as one word each: `open.paused`. */
export function stateOf({ active }: Step): string {
  return active.filter((path) => !active.some((other) => other.startsWith(`${path}.`))).join(', ');
}
