import { instalmentChart } from '@imah/contract/payments/words';
import { setup } from 'xstate';

/** What happens to a plan of instalments. */
export type InstalmentEvent =
  /** Its payer agrees, or who keeps the books for somebody without an account. */
  | { type: 'ACCEPT' }
  /** Its payer does not agree. */
  | { type: 'REFUSE' }
  /** Nobody has agreed until its first part was due. */
  | { type: 'LAPSE' }
  /** Nothing is open of its bills any more. */
  | { type: 'COMPLETE' }
  /** A part was not paid by the end of its grace. */
  | { type: 'BREAK' }
  /** Who keeps the books gives it up. */
  | { type: 'CANCEL' };

const { proposed, running } = instalmentChart;

/** Where a plan of instalments stands, by the arrows of the contract. While it runs, its bills bear no late fee. */
export const instalmentMachine = setup({ types: { events: {} as InstalmentEvent } }).createMachine({
  id: 'instalment',
  initial: 'proposed',
  states: {
    proposed: {
      on: { ACCEPT: proposed.accept, REFUSE: proposed.refuse, LAPSE: proposed.lapse, CANCEL: proposed.cancel },
    },
    running: { on: { COMPLETE: running.complete, BREAK: running.break, CANCEL: running.cancel } },
    completed: { type: 'final' },
    broken: { type: 'final' },
    refused: { type: 'final' },
    lapsed: { type: 'final' },
    cancelled: { type: 'final' },
  },
});
