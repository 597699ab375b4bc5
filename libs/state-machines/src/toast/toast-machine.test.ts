import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SimulatedClock } from 'xstate';
import { timings } from '../timings.ts';
import { definitionOf, reachedBy, stage } from '../testing/index.ts';
import { toastMachine, toastTime, toastTypes, type Toast } from './toast-machine.ts';

const toast: Toast = { id: 3, type: 'success', text: 'Tersimpan', time: 5_000 };

function shown(overrides: Partial<Toast> = {}, paused = false) {
  const clock = new SimulatedClock();
  return stage(toastMachine, { toast: { ...toast, ...overrides }, now: () => clock.now(), paused }, clock);
}

describe(toastMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const events = [{ type: 'PAUSE' }, { type: 'RESUME' }, { type: 'CLOSE' }] as const;
    const now = () => 0;

    const reached = reachedBy(
      toastMachine,
      { events, input: { toast, now } },
      { events, input: { toast, now, paused: true } },
      { events, input: { toast: { ...toast, time: null }, now } },
    );

    expect(reached).toEqual(definitionOf(toastMachine));
  });

  it('S-34: goes when its time elapses', () => {
    const { actor, clock, emitted } = shown();

    clock.increment(4_999);
    const before = actor.getSnapshot().value;
    clock.increment(1);

    expect([before, actor.getSnapshot().value]).toEqual([{ open: 'running' }, 'closed']);
    expect(emitted).toEqual([{ type: 'closed', id: 3, reason: 'elapsed' }]);
    expect(actor.getSnapshot().output).toEqual({ id: 3, reason: 'elapsed' });
  });

  it('S-34: goes on a click on its close icon', () => {
    const { actor, emitted } = shown();

    actor.send({ type: 'CLOSE' });

    expect(actor.getSnapshot().value).toEqual('closed');
    expect(emitted).toEqual([{ type: 'closed', id: 3, reason: 'dismissed' }]);
  });

  it('keeps over a pause what was left of its time', () => {
    const { actor, clock } = shown();
    clock.increment(3_000);

    actor.send({ type: 'PAUSE' });
    clock.increment(60_000);
    actor.send({ type: 'RESUME' });
    clock.increment(1_999);
    const before = actor.getSnapshot().value;
    clock.increment(1);

    expect([before, actor.getSnapshot().value]).toEqual([{ open: 'running' }, 'closed']);
  });

  it('can be closed while it is paused', () => {
    const { actor } = shown({}, true);

    actor.send({ type: 'CLOSE' });

    expect(actor.getSnapshot().value).toEqual('closed');
  });

  it.each([null, Infinity, Number.NaN, 2 ** 31])('a time of %s means: until it is closed', (time) => {
    const { actor, clock } = shown({ time });

    clock.increment(10 * 24 * 3_600_000);

    expect(actor.getSnapshot().value).toEqual({ open: 'staying' });
  });

  it('an error stays longest, a success shortest', () => {
    const times = toastTypes.map((type) => [type, toastTime(type)]);

    expect(Object.fromEntries(times)).toEqual(timings.toast);
    expect(toastTime('danger')).toBeGreaterThan(toastTime('warning'));
    expect(toastTime('warning')).toBeGreaterThan(toastTime('success'));
  });

  it('S-26: knows the types success, warning, danger and info', () => {
    expect(toastTypes).toEqual(['success', 'warning', 'danger', 'info']);
  });

  it('is on the screen and running for exactly its time, whatever pauses there are', () => {
    const step = fc.record({ run: fc.integer({ min: 0, max: 3_000 }), pause: fc.integer({ min: 0, max: 90_000 }) });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        const { actor, clock } = shown();
        let ran = 0;
        for (const { run, pause } of steps) {
          if (ran + run >= 5_000) break;
          clock.increment(run);
          ran += run;
          actor.send({ type: 'PAUSE' });
          clock.increment(pause);
          actor.send({ type: 'RESUME' });
        }
        clock.increment(5_000 - ran - 1);
        const before = actor.getSnapshot().value;
        clock.increment(1);

        expect([before, actor.getSnapshot().value]).toEqual([{ open: 'running' }, 'closed']);
      }),
    );
  });

  it('is not held twice, nor begun anew by what lets it run that runs already', () => {
    const { actor, clock } = shown();
    clock.increment(4_000);
    actor.send({ type: 'RESUME' });
    actor.send({ type: 'PAUSE' });
    actor.send({ type: 'PAUSE' });
    clock.increment(60_000);
    actor.send({ type: 'RESUME' });
    clock.increment(1_000);

    expect(actor.getSnapshot().value).toBe('closed');
  });

  it('leaves no timer behind', () => {
    const { actor } = stage(toastMachine, { toast, now: () => 0 });

    actor.send({ type: 'CLOSE' });

    expect(actor.system.getSnapshot()._scheduledEvents).toEqual({});
  });
});
