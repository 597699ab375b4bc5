import { describe, expect, it } from 'vitest';
import { definitionOf, reachedBy, stage } from '../testing/index.ts';
import { loadingBarMachine } from './loading-bar-machine.ts';

describe(loadingBarMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(loadingBarMachine, { events: [{ type: 'START' }, { type: 'FINISH' }, { type: 'FAIL' }] });

    expect(reached).toEqual(definitionOf(loadingBarMachine));
  });

  it('S-36, S-66: idle, 10 ms of throttle, loading, finished for 500 ms, out of sight for 400 ms, idle', () => {
    const { actor, clock } = stage(loadingBarMachine);
    const seen: unknown[] = [];
    const look = () => {
      const { value, context } = actor.getSnapshot();
      seen.push([clock.now(), value, actor.getSnapshot().hasTag('visible'), context.progress]);
    };

    look();
    actor.send({ type: 'START' });
    clock.increment(9);
    look();
    clock.increment(1);
    look();
    actor.send({ type: 'FINISH' });
    look();
    clock.increment(499);
    look();
    clock.increment(1);
    look();
    clock.increment(399);
    look();
    clock.increment(1);
    look();

    expect(seen).toEqual([
      [0, 'idle', false, 0],
      [9, { loading: 'throttled' }, false, 0],
      [10, { loading: 'shown' }, true, 0],
      [10, { finished: 'shown' }, true, 100],
      [509, { finished: 'shown' }, true, 100],
      [510, { finished: 'hidden' }, false, 100],
      [909, { finished: 'hidden' }, false, 100],
      [910, 'idle', false, 0],
    ]);
  });

  it('S-66: shows nothing for a load shorter than the throttle', () => {
    const { actor, clock } = stage(loadingBarMachine);

    actor.send({ type: 'START' });
    clock.increment(9);
    actor.send({ type: 'FINISH' });

    expect(actor.getSnapshot().value).toEqual('idle');
  });

  it('S-66: is at 70 % after 2000 ms, and never goes back or reaches the end by itself', () => {
    const { actor, clock } = stage(loadingBarMachine);
    actor.send({ type: 'START' });
    clock.increment(10);

    const progress = Array.from({ length: 600 }, () => {
      clock.increment(100);
      return actor.getSnapshot().context.progress;
    });

    expect(Math.round(progress[19] ?? 0)).toEqual(70);
    expect(progress).toEqual(progress.toSorted((a, b) => a - b));
    expect(progress.every((percent) => percent > 0 && percent < 100)).toEqual(true);
  });

  it('a second START keeps the progress made', () => {
    const { actor, clock } = stage(loadingBarMachine);
    actor.send({ type: 'START' });
    clock.increment(1_010);
    const before = actor.getSnapshot().context;

    actor.send({ type: 'START' });

    expect(actor.getSnapshot().context).toEqual(before);
  });

  it('S-36: shows an error even within the throttle, then goes idle', () => {
    const { actor, clock } = stage(loadingBarMachine);
    actor.send({ type: 'START' });

    actor.send({ type: 'FAIL' });
    const failed = [actor.getSnapshot().value, actor.getSnapshot().hasTag('visible')];
    clock.increment(500);
    clock.increment(400);

    expect(failed).toEqual([{ error: 'shown' }, true]);
    expect(actor.getSnapshot().value).toEqual('idle');
  });

  it('a load that starts while the last one goes out of sight starts from nothing', () => {
    const { actor, clock } = stage(loadingBarMachine);
    actor.send({ type: 'START' });
    clock.increment(10);
    actor.send({ type: 'FINISH' });
    clock.increment(600);

    actor.send({ type: 'START' });
    clock.increment(10);

    expect(actor.getSnapshot().value).toEqual({ loading: 'shown' });
    expect(actor.getSnapshot().context.progress).toEqual(0);
  });
});
