import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { paymentMachine } from './payment-machine.ts';

it('a payment that was taken back is over: it is not taken back again', () => {
  const actor = createActor(paymentMachine).start();
  const before = actor.getSnapshot();
  actor.send({ type: 'REVERSE' });
  const after = actor.getSnapshot();

  expect([before.value, before.status, after.value, after.status]).toEqual(['settled', 'active', 'reversed', 'done']);
  expect(after.can({ type: 'REVERSE' })).toBe(false);
});
