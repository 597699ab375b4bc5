import { describe, expect, it } from 'vitest';
import { deferredActor, definitionOf, reachedBy, reject, resolve, runningActors, stage } from '../testing/index.ts';
import { buildingFeedMachine } from './building-feed-machine.ts';

const machine = buildingFeedMachine.provide({ actors: { takeSnapshot: deferredActor() } });
const input = { retryBase: 1_000 };

function feed() {
  const on = stage(machine, input);
  const shown = () => on.actor.getSnapshot().value.shown;
  const taken = () => resolve(on.actor, 'takeSnapshot', undefined);
  const failed = () => reject(on.actor, 'takeSnapshot', new Error('503'));
  return { ...on, shown, taken, failed };
}

function live() {
  const on = feed();
  on.actor.send({ type: 'GRANTED' });
  on.taken();
  return on;
}

describe(buildingFeedMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(machine, {
      input,
      events: [
        { type: 'GRANTED' },
        { type: 'REFUSED' },
        { type: 'EVENTS_GRANTED' },
        { type: 'INTERRUPTED' },
        { type: 'RELEASED' },
        { type: 'xstate.done.actor.takeSnapshot' },
        { type: 'xstate.error.actor.takeSnapshot', error: new Error('503') },
      ],
      identify: ({ context: { wasLive, hasHeard, failures } }) => [wasLive, hasHeard, failures > 0],
    });
    // CONVERGED is its own word, heard within the step in which the snapshot came.
    const own = ({ states, transitions }: ReturnType<typeof definitionOf>) => ({
      states,
      transitions: transitions.filter((key) => !key.includes('CONVERGED')),
    });

    expect(own(reached)).toEqual(own(definitionOf(machine)));
  });

  it('is live once its filter is granted and a snapshot is in, and has missed nothing the first time', () => {
    const { actor, emitted, shown, taken } = feed();
    actor.send({ type: 'GRANTED' });
    const before = shown();

    taken();

    expect([before, shown()]).toEqual(['waiting', 'live']);
    expect(emitted).toEqual([]);
  });

  it('says after an interruption that something may have been missed, once a snapshot is in again', () => {
    const { actor, emitted, shown, taken } = live();

    actor.send({ type: 'INTERRUPTED' });
    const between = shown();
    actor.send({ type: 'GRANTED' });
    expect(emitted).toEqual([]);
    taken();

    expect([between, shown()]).toEqual(['interrupted', 'live']);
    expect(emitted).toEqual([{ type: 'missed' }]);
  });

  it('takes a snapshot that failed again after ever longer pauses, up to a minute', () => {
    const { actor, clock, emitted, failed } = feed();
    actor.send({ type: 'GRANTED' });
    const pauses: number[] = [];
    for (let round = 0; round < 9; round += 1) {
      failed();
      const from = clock.now();
      while (actor.getSnapshot().value.snapshot === 'pausing') clock.increment(500);
      pauses.push(clock.now() - from);
    }

    expect(pauses).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000]);
    expect(emitted.map(({ type }) => type)).toEqual(Array.from({ length: 9 }, () => 'snapshotFailed'));
  });

  it('begins with short pauses again after a snapshot that came', () => {
    const { actor, clock, failed, taken } = feed();
    actor.send({ type: 'GRANTED' });
    failed();
    clock.increment(1_000);
    failed();
    clock.increment(2_000);
    taken();

    actor.send({ type: 'GRANTED' });
    failed();
    clock.increment(1_000);

    expect(actor.getSnapshot().value.snapshot).toBe('taking');
  });

  it.each(['INTERRUPTED', 'RELEASED'] as const)('gives up a snapshot and its pause at %s', (type) => {
    const taking = feed();
    taking.actor.send({ type: 'GRANTED' });
    const pausing = feed();
    pausing.actor.send({ type: 'GRANTED' });
    pausing.failed();

    for (const { actor, clock, shown } of [taking, pausing]) {
      actor.send({ type });
      clock.increment(120_000);

      expect(actor.getSnapshot().value.snapshot).toBe('idle');
      expect(runningActors(actor)).toEqual([]);
      expect(shown()).toBe('waiting');
    }
  });

  it('takes the snapshot anew when it is granted again while one is taken', () => {
    const { actor, shown, taken } = feed();
    actor.send({ type: 'GRANTED' });
    const first = actor.getSnapshot().children['takeSnapshot'];

    actor.send({ type: 'GRANTED' });

    expect(actor.getSnapshot().children['takeSnapshot']).not.toBe(first);
    taken();
    expect(shown()).toBe('live');
  });

  it('tells who may not hear the devices that events were missed, from the second grant of the events on', () => {
    const { actor, emitted, shown } = feed();
    actor.send({ type: 'REFUSED' });
    actor.send({ type: 'EVENTS_GRANTED' });
    expect(emitted).toEqual([]);

    actor.send({ type: 'INTERRUPTED' });
    expect(shown()).toBe('waiting');
    actor.send({ type: 'REFUSED' });
    actor.send({ type: 'EVENTS_GRANTED' });

    expect(emitted).toEqual([{ type: 'missed' }]);
  });

  it('is interrupted, not new, when it was live before it was refused', () => {
    const { actor, shown } = live();

    actor.send({ type: 'REFUSED' });
    const refused = shown();
    actor.send({ type: 'INTERRUPTED' });

    expect([refused, shown()]).toEqual(['refused', 'interrupted']);
  });
});
