import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type BillingRunEvent, billingRunMachine } from './billing-run-machine.ts';

const event = fc.constantFrom<BillingRunEvent>({ type: 'CALCULATE' }, { type: 'REVIEW' }, { type: 'ISSUE' });

it('a run is issued only where somebody has looked at it since it was last worked out', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 25 }), (events) => {
      const actor = createActor(billingRunMachine).start();
      const taken: string[] = [];
      for (const one of events) {
        if (!actor.getSnapshot().can(one)) continue;
        actor.send(one);
        taken.push(one.type);
      }
      if (actor.getSnapshot().value !== 'issued') return;

      expect(taken.slice(-2)).toEqual(['REVIEW', 'ISSUE']);
      expect(taken.filter((type) => type === 'ISSUE')).toHaveLength(1);
    }),
  );
});

it('a run that is issued is over: nothing more is done to it', () => {
  const actor = createActor(billingRunMachine).start();
  const types = ['CALCULATE', 'REVIEW', 'ISSUE'] as const;
  for (const type of types) actor.send({ type });
  const end = actor.getSnapshot();

  expect([end.value, end.status, types.filter((type) => end.can({ type }))]).toEqual(['issued', 'done', []]);
});
