import { describe, expect, it } from 'vitest';
import { definitionOf, reachedBy, stage } from '../testing/index.ts';
import { holdMachine } from './hold-machine.ts';

function button() {
  const { actor, clock } = stage(holdMachine, undefined);
  const said: string[] = [];
  actor.on('asked', ({ press }) => said.push(`asked ${press}`));
  actor.on('held', ({ holdId }) => said.push(`held ${holdId}`));
  return {
    said,
    clock,
    state: () => actor.getSnapshot().value,
    press: () => actor.send({ type: 'PRESS' }),
    release: () => actor.send({ type: 'RELEASE' }),
    begun: (press: number) => actor.send({ type: 'BEGUN', press, holdId: `h${press}`, afterMs: 1_500 }),
    refused: (press: number) => actor.send({ type: 'REFUSED', press }),
  };
}

describe(holdMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(holdMachine, {
      events: [
        { type: 'PRESS' },
        { type: 'RELEASE' },
        { type: 'BEGUN', press: 1, holdId: 'h', afterMs: 1_500 },
        { type: 'REFUSED', press: 1 },
      ],
      identify: ({ context }) => String(Math.min(context.press, 2)),
    });

    expect(reached).toEqual(definitionOf(holdMachine));
  });

  it('is held once it was down for as long as the server counts, from when that begins', () => {
    const { press, begun, clock, said, state } = button();

    press();
    clock.increment(10_000);
    begun(1);
    clock.increment(1_499);
    const before = [...said];
    clock.increment(1);

    expect([before, said, state()]).toEqual([['asked 1'], ['asked 1', 'held h1'], 'held']);
  });

  it.each([
    ['before the server counts', 0],
    ['before it is full', 1_499],
  ])('let go %s, it was not held', (_when, ms) => {
    const { press, release, begun, clock, said, state } = button();

    press();
    if (ms > 0) begun(1);
    clock.increment(ms);
    release();
    clock.increment(10_000);

    expect([said, state()]).toEqual([['asked 1'], 'idle']);
  });

  it('does not hear what the server says of an earlier press', () => {
    const { press, release, begun, refused, said, state } = button();

    press();
    release();
    press();
    begun(1);
    refused(1);

    expect([said, state()]).toEqual([['asked 1', 'asked 2'], 'asking']);
  });

  it('is idle where the server does not count, and held once however long it stays down', () => {
    const { press, release, begun, refused, clock, said, state } = button();

    press();
    refused(1);
    const refusedState = state();
    press();
    begun(2);
    clock.increment(60_000);
    press();
    release();

    expect([refusedState, said, state()]).toEqual(['idle', ['asked 1', 'asked 2', 'held h2'], 'idle']);
  });
});
