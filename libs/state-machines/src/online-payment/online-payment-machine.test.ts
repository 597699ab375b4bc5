import { isOpenOnline, onlinePaymentChart, type OnlinePaymentState } from '@imah/contract/payments/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { definitionOf, reachedBy, tableOf } from '../testing/index.ts';
import { type OnlinePaymentEvent, onlinePaymentMachine } from './online-payment-machine.ts';

const moves = {
  open: { type: 'OPEN' },
  settle: { type: 'SETTLE' },
  expire: { type: 'EXPIRE' },
  fail: { type: 'FAIL' },
  cancel: { type: 'CANCEL' },
  refund: { type: 'REFUND' },
} as const satisfies Record<string, OnlinePaymentEvent>;

/** How far a payment has come: it never comes back from there. */
const rank: Readonly<Record<OnlinePaymentState, number>> = {
  created: 0,
  pending: 1,
  expired: 2,
  failed: 2,
  cancelled: 2,
  settled: 3,
  refunded: 4,
};

describe(onlinePaymentMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    expect(reachedBy(onlinePaymentMachine, { events: Object.values(moves) })).toEqual(
      definitionOf(onlinePaymentMachine),
    );
  });

  it('goes where the server has it go, and nowhere else', () => {
    expect(tableOf(onlinePaymentMachine, Object.keys(onlinePaymentChart), moves)).toEqual(onlinePaymentChart);
  });

  it('never goes back, whatever is heard in whatever order: what was paid ends as paid, or as given back', () => {
    const heard = fc.array(fc.constantFrom(...Object.values(moves)), { maxLength: 12 });
    fc.assert(
      fc.property(heard, (events) => {
        const actor = createActor(onlinePaymentMachine).start();
        const passed = events.map((event) => {
          if (actor.getSnapshot().can(event)) actor.send(event);
          return rank[actor.getSnapshot().value];
        });

        expect(passed).toEqual(passed.toSorted((one, other) => one - other));
        const isPaid = events.some(({ type }) => type === 'SETTLE');
        expect(isPaid ? rank[actor.getSnapshot().value] >= rank.settled : true).toBe(true);
      }),
    );
  });

  it('can be paid by somebody only until the gateway has said what became of it', () => {
    const states = Object.keys(onlinePaymentChart) as OnlinePaymentState[];
    expect(states.filter(isOpenOnline)).toEqual(['created', 'pending']);
  });
});
