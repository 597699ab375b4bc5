import { billChart } from '@imah/contract/payments/words';
import { describe, expect, it } from 'vitest';
import { definitionOf, reachedBy, tableOf } from '../testing/index.ts';
import { type BillEvent, billMachine } from './bill-machine.ts';

const moves = {
  issue: { type: 'ISSUE' },
  'pay-part': { type: 'PAY_PART' },
  'pay-rest': { type: 'PAY_REST' },
  'credit-part': { type: 'CREDIT_PART' },
  'credit-rest': { type: 'CREDIT_REST' },
  'take-back-part': { type: 'TAKE_BACK_PART' },
  'take-back-all': { type: 'TAKE_BACK_ALL' },
  dispute: { type: 'DISPUTE' },
  answer: { type: 'ANSWER' },
} as const satisfies Record<string, BillEvent>;

describe(billMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(billMachine, { events: Object.values(moves) });

    expect(reached).toEqual(definitionOf(billMachine));
  });

  it('goes where the database has it go by what is paid and credited, and nowhere else', () => {
    expect(tableOf(billMachine, Object.keys(billChart), moves)).toEqual(billChart);
  });
});
