import { statementLineChart } from '@imah/contract/statements/words';
import { setup } from 'xstate';

/** What is done to a line of a bank statement. */
export type StatementLineEvent =
  /** What it is in the books is found, or booked by it. */
  | { type: 'MATCH' }
  /** That was wrong: what was booked is reversed. */
  | { type: 'UNDO' }
  /** It needs nothing in the books. */
  | { type: 'IGNORE' }
  /** It needs something after all. */
  | { type: 'RESTORE' };

const { new: fresh, matched, ignored } = statementLineChart;

/** Where a line of a bank statement stands, by the arrows of the contract. It is dealt with once at a time. */
export const statementLineMachine = setup({ types: { events: {} as StatementLineEvent } }).createMachine({
  id: 'statement-line',
  initial: 'new',
  states: {
    new: { on: { MATCH: fresh.match, IGNORE: fresh.ignore } },
    matched: { on: { UNDO: matched.undo } },
    ignored: { on: { RESTORE: ignored.restore } },
  },
});
