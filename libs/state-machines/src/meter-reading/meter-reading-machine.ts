import { readingChart, type ReadingState } from '@imah/contract/metering/words';
import { setup } from 'xstate';

/** What is done to a reading of a meter. */
export type MeterReadingEvent =
  /** Somebody has looked at what is odd about it, and it counts. */
  | { type: 'APPROVE' }
  /** It does not count. */
  | { type: 'REJECT' }
  /** Another is put in its place. */
  | { type: 'CORRECT' };

/** How a reading begins. */
export interface MeterReadingInput {
  /** Where the server puts it first: it waits where it is odd, counts where it is not, or stands in for one nobody took. */
  readonly first: Exclude<ReadingState, 'rejected'>;
}

/** Where a reading stands, by the arrows of the contract, which the server follows and by which a page offers its acts. */
export const meterReadingMachine = setup({
  types: { input: {} as MeterReadingInput, context: {} as MeterReadingInput, events: {} as MeterReadingEvent },
  guards: {
    isEstimate: ({ context }) => context.first === 'estimate',
    isOdd: ({ context }) => context.first === 'submitted',
  },
}).createMachine({
  id: 'meter-reading',
  context: ({ input }) => input,
  initial: 'entered',
  states: {
    /** Taken down, and judged at once. */
    entered: {
      always: [
        { guard: 'isEstimate', target: 'estimate' },
        { guard: 'isOdd', target: 'submitted' },
        { target: 'approved' },
      ],
    },
    submitted: { on: { APPROVE: readingChart.submitted.approve, REJECT: readingChart.submitted.reject } },
    approved: { on: { CORRECT: readingChart.approved.correct } },
    rejected: { type: 'final' },
    /** Stands in for a reading until there is one. */
    estimate: { on: { CORRECT: readingChart.estimate.correct } },
    /** Stays to be seen beside the one in its place. */
    corrected: { type: 'final' },
  },
});
