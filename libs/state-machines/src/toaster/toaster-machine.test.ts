import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { deferredActor, definitionOf, reachedBy, runningActors, stage } from '../testing/index.ts';
import { toastActorId, toasterMachine, toastLimit, type ToasterEvent, type ToastHold } from './toaster-machine.ts';

function toaster() {
  const clock = new SimulatedClock();
  return stage(toasterMachine, { now: () => clock.now() }, clock);
}

const add = (text: string): ToasterEvent => ({ type: 'ADD', toast: { type: 'info', text } });

describe(toasterMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const machine = toasterMachine.provide({ actors: { toast: deferredActor() as never } });

    const reached = reachedBy(machine, {
      input: { now: () => 0 },
      events: [
        add('Tersimpan'),
        { type: 'DISMISS', id: 0 },
        { type: 'HOLD', by: 'pointer' },
        { type: 'RELEASE', by: 'pointer' },
        { type: 'xstate.done.actor.toast-0', output: { id: 0, reason: 'elapsed' } },
      ],
      identify: ({ context }) => [context.shown.map(({ id }) => id), context.nextId],
      stopWhen: ({ context }) => context.nextId > 1,
    });

    expect(reached).toEqual(definitionOf(machine));
  });

  it('S-26: ids are indexes; type, text and time come along', () => {
    const { actor } = toaster();

    actor.send({ type: 'ADD', toast: { type: 'danger', text: 'Gagal', time: 1_000 } });
    actor.send({ type: 'ADD', toast: { type: 'success', text: 'Tersimpan' } });

    expect(actor.getSnapshot().context.shown).toEqual([
      { id: 0, type: 'danger', text: 'Gagal', time: 1_000 },
      { id: 1, type: 'success', text: 'Tersimpan', time: 5_000 },
    ]);
  });

  it('S-34: a toast goes when its time elapses', () => {
    const { actor, clock, emitted } = toaster();
    actor.send(add('Tersimpan'));

    clock.increment(5_000);

    expect(actor.getSnapshot().context.shown).toEqual([]);
    expect(emitted.at(-1)).toEqual({ type: 'gone', id: 0, reason: 'elapsed' });
  });

  it('S-34: a toast goes on a click on its close icon', () => {
    const { actor, emitted } = toaster();
    actor.send(add('Tersimpan'));

    actor.send({ type: 'DISMISS', id: 0 });

    expect(actor.getSnapshot().context.shown).toEqual([]);
    expect(emitted.at(-1)).toEqual({ type: 'gone', id: 0, reason: 'dismissed' });
  });

  it('keeps nothing of a toast that has gone', () => {
    const { actor, clock } = toaster();
    actor.send(add('Tersimpan'));
    actor.send(add('Terkirim'));

    actor.send({ type: 'DISMISS', id: 0 });
    clock.increment(5_000);

    expect(Object.keys(actor.getSnapshot().children)).toEqual([]);
    expect(actor.system.getSnapshot()._scheduledEvents).toEqual({});
  });

  it('shows five at once; the sixth comes when one has gone, with its whole time', () => {
    const { actor, clock } = toaster();
    for (let index = 0; index < 6; index += 1) actor.send(add(`Pesan ${index}`));
    const shown = () => actor.getSnapshot().context.shown.map(({ id }) => id);
    const before = shown();

    clock.increment(3_000);
    actor.send({ type: 'DISMISS', id: 2 });
    const after = shown();
    clock.increment(2_000);
    const late = shown();
    clock.increment(2_999);
    const last = shown();
    clock.increment(1);

    expect([before, after, late, last, shown()]).toEqual([[0, 1, 2, 3, 4], [0, 1, 3, 4, 5], [5], [5], []]);
  });

  it.each<ToastHold>(['pointer', 'focus', 'window'])('keeps all toasts while held by the %s', (by) => {
    const { actor, clock } = toaster();
    actor.send(add('Tersimpan'));
    clock.increment(4_000);

    actor.send({ type: 'HOLD', by });
    actor.send(add('Juga ditahan'));
    clock.increment(60_000);
    const held = actor.getSnapshot().context.shown.map(({ id }) => id);
    actor.send({ type: 'RELEASE', by });
    clock.increment(1_000);

    expect(held).toEqual([0, 1]);
    expect(actor.getSnapshot().context.shown.map(({ id }) => id)).toEqual([1]);
  });

  it('runs again only when nothing holds it any more', () => {
    const { actor } = toaster();

    const values = (
      [
        { type: 'HOLD', by: 'pointer' },
        { type: 'HOLD', by: 'window' },
        { type: 'RELEASE', by: 'pointer' },
        { type: 'RELEASE', by: 'window' },
      ] as const
    ).map((event) => {
      actor.send(event);
      return actor.getSnapshot().value;
    });

    expect(values).toEqual(['paused', 'paused', 'paused', 'running']);
  });

  it('a toast that waits its turn can be taken back', () => {
    const { actor, emitted } = toaster();
    for (let index = 0; index < 7; index += 1) actor.send(add(`Pesan ${index}`));

    actor.send({ type: 'DISMISS', id: 5 });
    actor.send({ type: 'DISMISS', id: 0 });

    expect(actor.getSnapshot().context.shown.map(({ id }) => id)).toEqual([1, 2, 3, 4, 6]);
    expect(emitted.filter(({ type }) => type === 'shown')).toHaveLength(6);
  });

  it.each([1, 2, 3, 4])(
    'agrees with its reference model on any run of events (seed %i)',
    { timeout: 60_000 },
    (seed) => {
      fc.assert(fc.property(fc.array(step, { maxLength: 40 }), runsLikeItsModel), { numRuns: 2_500, seed });
    },
  );
});

type Step =
  | { add: number | null }
  | { dismiss: number }
  | { hold: ToastHold }
  | { release: ToastHold }
  | { wait: number };

const hold = fc.constantFrom<ToastHold>('pointer', 'focus', 'window');
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ add: fc.constantFrom(1, 2, 3, 5, null) }) },
  { weight: 2, arbitrary: fc.record({ dismiss: fc.nat(12) }) },
  { weight: 1, arbitrary: fc.record({ hold }) },
  { weight: 2, arbitrary: fc.record({ release: hold }) },
  { weight: 3, arbitrary: fc.record({ wait: fc.constantFrom(1, 2, 3) }) },
);

/** The same rules in time steps of one: every shown toast loses one of what is left when nothing holds it. */
function runsLikeItsModel(run: Step[]): void {
  const clock = new SimulatedClock();
  const actor = createActor(toasterMachine, { input: { now: () => clock.now() }, clock }).start();
  let all: { id: number; left: number }[] = [];
  const seen: unknown[] = [];
  const expected: unknown[] = [];
  let ids = 0;
  const holds = new Set<ToastHold>();
  for (const action of run) {
    if ('add' in action) {
      actor.send({ type: 'ADD', toast: { type: 'info', text: 'Pesan', time: action.add } });
      all.push({ id: ids, left: action.add ?? Infinity });
      ids += 1;
    } else if ('dismiss' in action) {
      actor.send({ type: 'DISMISS', id: action.dismiss });
      all = all.filter(({ id }) => id !== action.dismiss);
    } else if ('hold' in action) {
      actor.send({ type: 'HOLD', by: action.hold });
      holds.add(action.hold);
    } else if ('release' in action) {
      actor.send({ type: 'RELEASE', by: action.release });
      holds.delete(action.release);
    } else {
      for (let tick = 0; tick < action.wait; tick += 1) {
        clock.increment(1);
        if (holds.size === 0) for (const toast of all.slice(0, toastLimit)) toast.left -= 1;
        all = all.filter(({ left }) => left > 0);
      }
    }
    const { shown, waiting } = actor.getSnapshot().context;
    seen.push([shown.map(({ id }) => id), waiting.map(({ id }) => id)]);
    expected.push([all.slice(0, toastLimit).map(({ id }) => id), all.slice(toastLimit).map(({ id }) => id)]);
  }
  expect(seen).toEqual(expected);
  expect(runningActors(actor).toSorted()).toEqual(
    all
      .slice(0, toastLimit)
      .map(({ id }) => toastActorId(id))
      .toSorted(),
  );
  actor.stop();
}
