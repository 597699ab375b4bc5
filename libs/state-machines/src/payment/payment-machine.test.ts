import { paymentChart } from '@imah/contract/payments/words';
import { describe, expect, it } from 'vitest';
import { definitionOf, reachedBy, tableOf } from '../testing/index.ts';
import { type PaymentEvent, paymentMachine } from './payment-machine.ts';

const moves = {
  reverse: { type: 'REVERSE' },
} as const satisfies Record<string, PaymentEvent>;

describe(paymentMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(paymentMachine, { events: Object.values(moves) });

    expect(reached).toEqual(definitionOf(paymentMachine));
  });

  it('is taken back once', () => {
    expect(tableOf(paymentMachine, Object.keys(paymentChart), moves)).toEqual(paymentChart);
  });
});
