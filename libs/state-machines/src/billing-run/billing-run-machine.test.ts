import { billingRunChart } from '@imah/contract/billing/words';
import { describe, expect, it } from 'vitest';
import { definitionOf, reachedBy, tableOf } from '../testing/index.ts';
import { type BillingRunEvent, billingRunMachine } from './billing-run-machine.ts';

const moves = {
  calculate: { type: 'CALCULATE' },
  review: { type: 'REVIEW' },
  issue: { type: 'ISSUE' },
} as const satisfies Record<string, BillingRunEvent>;

describe(billingRunMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(billingRunMachine, { events: Object.values(moves) });

    expect(reached).toEqual(definitionOf(billingRunMachine));
  });

  it('takes the moves that the server takes, and no other', () => {
    expect(tableOf(billingRunMachine, Object.keys(billingRunChart), moves)).toEqual(billingRunChart);
  });
});
