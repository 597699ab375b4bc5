import { payoutChart } from '@imah/contract/wallet/words';
import { describe, expect, it } from 'vitest';
import { definitionOf, reachedBy, tableOf } from '../testing/index.ts';
import { type PayoutEvent, payoutMachine } from './payout-machine.ts';

const moves = {
  approve: { type: 'APPROVE' },
  pay: { type: 'PAY' },
  refuse: { type: 'REFUSE' },
} as const satisfies Record<string, PayoutEvent>;

describe(payoutMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(payoutMachine, { events: Object.values(moves) });

    expect(reached).toEqual(definitionOf(payoutMachine));
  });

  it('goes where the server lets it go, and nowhere else: what nobody has approved is never paid', () => {
    expect(tableOf(payoutMachine, Object.keys(payoutChart), moves)).toEqual(payoutChart);
    expect(payoutChart.requested.pay).toBeUndefined();
  });
});
