import { budgetChart } from '@imah/contract/finances/words';
import { describe, expect, it } from 'vitest';
import { definitionOf, reachedBy, tableOf } from '../testing/index.ts';
import { type BudgetEvent, budgetMachine } from './budget-machine.ts';

const moves = {
  submit: { type: 'SUBMIT' },
  return: { type: 'RETURN' },
  approve: { type: 'APPROVE' },
  replace: { type: 'REPLACE' },
  discard: { type: 'DISCARD' },
} as const satisfies Record<string, BudgetEvent>;

describe(budgetMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(budgetMachine, { events: Object.values(moves) });

    expect(reached).toEqual(definitionOf(budgetMachine));
  });

  it('goes where the server lets it go, and nowhere else: what is approved is replaced and never written in again', () => {
    expect(tableOf(budgetMachine, Object.keys(budgetChart), moves)).toEqual(budgetChart);
    expect(budgetChart.approved).toEqual({ replace: 'replaced' });
  });
});
