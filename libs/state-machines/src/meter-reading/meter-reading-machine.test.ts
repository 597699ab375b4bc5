import { readingChart } from '@imah/contract/metering/words';
import { describe, expect, it } from 'vitest';
import { definitionOf, reachedBy, tableOf } from '../testing/index.ts';
import { type MeterReadingEvent, meterReadingMachine } from './meter-reading-machine.ts';

const moves = {
  approve: { type: 'APPROVE' },
  reject: { type: 'REJECT' },
  correct: { type: 'CORRECT' },
} as const satisfies Record<string, MeterReadingEvent>;

describe(meterReadingMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(
      meterReadingMachine,
      ...(['submitted', 'approved', 'estimate'] as const).map((first) => ({
        input: { first },
        events: Object.values(moves),
      })),
    );

    expect(reached).toEqual(definitionOf(meterReadingMachine));
  });

  it('takes the moves that the server takes, and no other', () => {
    expect(tableOf(meterReadingMachine, Object.keys(readingChart), moves)).toEqual(readingChart);
  });
});
