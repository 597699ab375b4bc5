import { reject, resolve, runningActors } from '@imah/state-machines/testing';
import { createActor, SimulatedClock, type AnyMachineSnapshot } from 'xstate';
import { entryWords, mapTexts } from '../texts.ts';
import type { StatechartEntry } from './statechart-entry.ts';
import type { Act, Choice, Step } from './statechart-run.ts';
import { eventChoices } from './event-choices.ts';
import { timersOf } from './timers.ts';
import { activeStates, watchActor } from './watch-actor.ts';

/** Starts the statechart and does all of `acts` to it: statecharts are pure, so the same acts lead to the same place. */
export function perform(
  entry: StatechartEntry,
  scenario: string,
  acts: readonly Act[],
  changed: () => void = () => {},
) {
  const clock = new SimulatedClock();
  const now = () => clock.now();
  const input = entry.scenarios.find(({ id }) => id === scenario)?.input?.(now);
  const actor = createActor(entry.machine, { clock, ...(input === undefined ? {} : { input }) });
  const timers = timersOf(entry.machine, actor, clock);
  const steps: Step[] = [];
  let open: { label: string; act: Act | null; taken: string[]; emitted: string[] } | null = begin(
    mapTexts().begun,
    null,
  );

  const watching = watchActor(entry.machine, actor, {
    onEvent: (event) => {
      open ??= begin(event.type, { kind: 'event', label: event.type, event });
    },
    onTaken: (key) => open?.taken.push(key),
    onEmitted: ({ type }) => open?.emitted.push(type),
    onSettled: (snapshot) => {
      // Time and answers move several things; whoever began them closes the step.
      if (open?.act?.kind === 'event') close(snapshot);
    },
  });
  actor.start();
  close(actor.getSnapshot());
  for (const act of acts) take(act);

  function begin(label: string, act: Act | null) {
    return { label, act, taken: [], emitted: [] };
  }

  function close(snapshot: AnyMachineSnapshot) {
    if (open === null) return;
    // An event for which the statechart has no ear is no step, but for the beginning and for what a person pressed.
    if (open.taken.length > 0 || open.act?.kind !== 'event') steps.push({ ...open, active: activeStates(snapshot) });
    open = null;
    timers.running();
    changed();
  }

  function take(act: Act) {
    open = begin(act.label, act);
    if (act.kind === 'event') actor.send(act.event);
    else if (act.kind === 'time') timers.pass(act.timer);
    else settle(act);
    close(actor.getSnapshot());
  }

  function settle({ answer: { actor: id, answer } }: Extract<Act, { kind: 'answer' }>) {
    if ('output' in answer) resolve(actor, id, answer.output);
    else reject(actor, id, answer.error);
  }

  function choices(): Choice[] {
    const snapshot = actor.getSnapshot();
    const active = snapshot.status === 'active';
    const waiting = active ? runningActors(actor) : [];
    return [
      ...eventChoices(entry, snapshot),
      ...timers
        .running()
        .map(({ id, label }): Choice => ({ act: { kind: 'time', label, timer: id }, now: 'possible' })),
      ...entry.answers.map((answer): Choice => ({
        act: { kind: 'answer', label: `${answer.actor}: ${entryWords(answer.label)}`, answer },
        now: waiting.includes(answer.actor) ? 'possible' : 'impossible',
      })),
    ];
  }

  return {
    actor,
    take,
    stop: () => {
      watching();
      actor.stop();
    },
    look: () => ({
      actor,
      steps: [...steps],
      position: steps.length - 1,
      choices: choices(),
      context: actor.getSnapshot().context,
    }),
  };
}
