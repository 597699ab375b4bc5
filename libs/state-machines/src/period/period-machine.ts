import { periodChart } from '@imah/contract/finances/words';
import { setup } from 'xstate';

/** What happens to a month of the books. */
export type PeriodEvent =
  /** All that is looked at before is in order: nothing is posted into it any more. */
  | { type: 'CLOSE' }
  /** It was the last that was closed, and there is a reason to post into it again. */
  | { type: 'REOPEN' };

const { open, closed, reopened } = periodChart;

/** Where a month of the books stands, by the arrows of the contract. One that was opened again is closed like any other. */
export const periodMachine = setup({ types: { events: {} as PeriodEvent } }).createMachine({
  id: 'period',
  initial: 'open',
  states: {
    open: { on: { CLOSE: open.close } },
    closed: { on: { REOPEN: closed.reopen } },
    reopened: { on: { CLOSE: reopened.close } },
  },
});
