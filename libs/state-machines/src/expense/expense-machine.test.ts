import { expenseChart } from '@imah/contract/expenses/words';
import { describe, expect, it } from 'vitest';
import { definitionOf, reachedBy, tableOf } from '../testing/index.ts';
import { type ExpenseEvent, expenseMachine } from './expense-machine.ts';

const moves = {
  submit: { type: 'SUBMIT' },
  approve: { type: 'APPROVE' },
  reject: { type: 'REJECT' },
  pay: { type: 'PAY' },
  cancel: { type: 'CANCEL' },
  revoke: { type: 'REVOKE' },
} as const satisfies Record<string, ExpenseEvent>;

describe(expenseMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(expenseMachine, { events: Object.values(moves) });

    expect(reached).toEqual(definitionOf(expenseMachine));
  });

  it('goes where the server lets it go, and nowhere else: what nobody has approved is never paid', () => {
    expect(tableOf(expenseMachine, Object.keys(expenseChart), moves)).toEqual(expenseChart);
    expect(Object.keys(expenseChart).filter((state) => Object.hasOwn(expenseChart[state as 'draft'], 'pay'))).toEqual([
      'approved',
    ]);
  });
});
