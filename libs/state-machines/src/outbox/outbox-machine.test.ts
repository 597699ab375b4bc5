import { describe, expect, it } from 'vitest';
import { deferredActor, definitionOf, reachedBy, reject, resolve, runningActors, stage } from '../testing/index.ts';
import { outboxMachine } from './outbox-machine.ts';
import type { OutboxTurn } from './outbox-types.ts';

const machine = outboxMachine.provide({ actors: { sendNext: deferredActor() } });
const input = { random: () => 1 };
const turns = {
  answered: { kind: 'answered' },
  unreachable: { kind: 'unreachable' },
  empty: { kind: 'nothing', waitMs: null },
  later: { kind: 'nothing', waitMs: 4_000 },
  signedOut: { kind: 'signed-out' },
} as const satisfies Record<string, OutboxTurn>;

function sending() {
  const on = stage(machine, input);
  on.actor.send({ type: 'TURN' });
  return on;
}
const settle = (on: ReturnType<typeof sending>, turn: OutboxTurn) => resolve(on.actor, 'sendNext', turn);

describe(outboxMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const events = [
      { type: 'TURN' },
      { type: 'ADDED' },
      { type: 'ONLINE' },
      { type: 'RETRY' },
      { type: 'SIGNED_IN' },
      ...Object.values(turns).map((output) => ({ type: 'xstate.done.actor.sendNext' as const, output })),
      { type: 'xstate.error.actor.sendNext', error: new Error('the database of the browser is closed') },
    ] as const;
    const identify = ({ context }: { context: { added: number; failures: number } }) => [
      Math.min(1, context.added),
      Math.min(1, context.failures),
    ];
    // Failures are counted without an end: their number makes no other situation.
    const stopWhen = ({ context }: { context: { added: number; failures: number } }) =>
      context.added > 1 || context.failures > 1;

    expect(reachedBy(machine, { input, events, identify, stopWhen })).toEqual(definitionOf(machine));
  });

  it('sends nothing while another tab does', () => {
    const { actor } = stage(machine, input);

    actor.send({ type: 'ADDED' });
    actor.send({ type: 'ONLINE' });

    expect([actor.getSnapshot().value, runningActors(actor)]).toEqual(['standingBy', []]);
  });

  it('sends one thing after the other until nothing is left, and again when something is written', () => {
    const on = sending();
    settle(on, turns.answered);
    settle(on, turns.answered);
    settle(on, turns.empty);
    const rested = on.actor.getSnapshot().value;

    on.actor.send({ type: 'ADDED' });

    expect([rested, runningActors(on.actor)]).toEqual(['resting', ['sendNext']]);
  });

  it('looks again for what was written while it looked', () => {
    const on = sending();

    on.actor.send({ type: 'ADDED' });
    settle(on, turns.empty);
    const again = runningActors(on.actor);
    settle(on, turns.empty);

    expect([again, on.actor.getSnapshot().value]).toEqual([['sendNext'], 'resting']);
  });

  it('waits ever longer for a server that cannot be reached, at most half a minute, and not at all once the network is back', () => {
    const on = sending();
    const waits: number[] = [];
    for (let round = 0; round < 7; round += 1) {
      const began = on.clock.now();
      settle(on, turns.unreachable);
      for (let second = 0; second < 60 && on.actor.getSnapshot().matches('backingOff'); second += 1)
        on.clock.increment(1_000);
      waits.push(on.clock.now() - began);
    }
    settle(on, turns.unreachable);
    on.actor.send({ type: 'ONLINE' });

    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
    expect(runningActors(on.actor)).toEqual(['sendNext']);
  });

  it('does not hurry a server that cannot be reached because somebody goes on writing', () => {
    const on = sending();
    settle(on, turns.unreachable);

    on.actor.send({ type: 'ADDED' });

    expect([on.actor.getSnapshot().value, runningActors(on.actor)]).toEqual(['backingOff', []]);
  });

  it('takes a failure of its own for a server that cannot be reached, and goes on', () => {
    const on = sending();

    reject(on.actor, 'sendNext', new Error('the database of the browser is closed'));
    on.clock.increment(1_000);

    expect(runningActors(on.actor)).toEqual(['sendNext']);
  });

  it('waits as long as the server said, and never asks without a pause', () => {
    const on = sending();
    settle(on, turns.later);
    on.clock.increment(3_999);
    const before = on.actor.getSnapshot().value;
    on.clock.increment(1);
    const after = runningActors(on.actor);
    settle(on, { kind: 'nothing', waitMs: -5 });
    const early = on.actor.getSnapshot().value;
    on.clock.increment(500);

    expect([before, after, early, runningActors(on.actor)]).toEqual(['holding', ['sendNext'], 'holding', ['sendNext']]);
  });

  it('keeps everything for a person whose session is over until they are back', () => {
    const on = sending();
    settle(on, turns.signedOut);
    on.actor.send({ type: 'ONLINE' });
    on.actor.send({ type: 'ADDED' });
    const kept = [on.actor.getSnapshot().value, runningActors(on.actor)];

    on.actor.send({ type: 'SIGNED_IN' });

    expect([kept, runningActors(on.actor)]).toEqual([['signedOut', []], ['sendNext']]);
  });
});
