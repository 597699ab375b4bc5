import { statementLineChart } from '@imah/contract/statements/words';
import { describe, expect, it } from 'vitest';
import { definitionOf, reachedBy, tableOf } from '../testing/index.ts';
import { type StatementLineEvent, statementLineMachine } from './statement-line-machine.ts';

const moves = {
  match: { type: 'MATCH' },
  undo: { type: 'UNDO' },
  ignore: { type: 'IGNORE' },
  restore: { type: 'RESTORE' },
} as const satisfies Record<string, StatementLineEvent>;

describe(statementLineMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(statementLineMachine, { events: Object.values(moves) });

    expect(reached).toEqual(definitionOf(statementLineMachine));
  });

  it('is matched or ignored once, and becomes new again before anything else is done', () => {
    expect(tableOf(statementLineMachine, Object.keys(statementLineChart), moves)).toEqual(statementLineChart);
  });
});
