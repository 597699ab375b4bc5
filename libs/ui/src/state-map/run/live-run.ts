import type { Actor, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { nameEvent } from '../graph/name-transition.ts';
import { mapTexts } from '../texts.ts';
import type { StatechartEntry } from './statechart-entry.ts';
import type { StatechartRun, RunView, Step } from './statechart-run.ts';
import { eventChoices } from './event-choices.ts';
import { activeStates, watchActor } from './watch-actor.ts';

/** The most steps that are kept of a statechart that runs all day. */
const longest = 200;

/** Looks at a statechart that runs in the application: its own clock and answers, its past only to be looked at. */
export function liveRun(
  entry: StatechartEntry,
  actor: Actor<AnyStateMachine>,
): StatechartRun & { readonly stop: () => void } {
  const listeners = new Set<() => void>();
  const snapshot = (): AnyMachineSnapshot => actor.getSnapshot();
  let steps: Step[] = [
    { label: mapTexts().begun, act: null, active: activeStates(snapshot()), taken: [], emitted: [] },
  ];
  let position: number | null = null;
  let label: string | null = null;
  let taken: string[] = [];
  let emitted: string[] = [];
  let view: RunView | undefined;

  const changed = () => {
    view = undefined;
    for (const listener of listeners) listener();
  };

  const stop = watchActor(actor.logic, actor, {
    onEvent: ({ type }) => {
      label = type;
    },
    onTaken: (key) => taken.push(key),
    onEmitted: ({ type }) => emitted.push(type),
    onSettled: (settled) => {
      if (taken.length > 0) {
        const happened = label ?? nameEvent(lastWord(taken.at(-1) ?? ''), actor.logic);
        steps = [...steps, { label: happened, act: null, active: activeStates(settled), taken, emitted }].slice(
          -longest,
        );
      }
      [label, taken, emitted] = [null, [], []];
      changed();
    },
  });

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    read: () => {
      view ??= {
        mode: 'live',
        actor,
        generation: 0,
        scenario: '',
        steps,
        position: position ?? steps.length - 1,
        choices: eventChoices(entry, snapshot()),
        context: snapshot().context,
      };
      return view;
    },
    take: (act) => {
      position = null;
      if (act.kind === 'event') actor.send(act.event);
    },
    backTo: (step) => {
      position = step === steps.length - 1 ? null : step;
      changed();
    },
    startIn: () => undefined,
    goTo: () => undefined,
    stop,
  };
}

/** Of a transition's key, `loading -- xstate.after.throttle.… #0`, what set it off. */
function lastWord(key: string): string {
  return / -- (.+) #\d+$/.exec(key)?.[1] ?? key;
}
