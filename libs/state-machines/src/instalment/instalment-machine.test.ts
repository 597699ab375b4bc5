import { instalmentChart } from '@imah/contract/payments/words';
import { describe, expect, it } from 'vitest';
import { definitionOf, reachedBy, tableOf } from '../testing/index.ts';
import { type InstalmentEvent, instalmentMachine } from './instalment-machine.ts';

const moves = {
  accept: { type: 'ACCEPT' },
  refuse: { type: 'REFUSE' },
  lapse: { type: 'LAPSE' },
  complete: { type: 'COMPLETE' },
  break: { type: 'BREAK' },
  cancel: { type: 'CANCEL' },
} as const satisfies Record<string, InstalmentEvent>;

describe(instalmentMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(instalmentMachine, { events: Object.values(moves) });

    expect(reached).toEqual(definitionOf(instalmentMachine));
  });

  it('goes where the server lets it go, and nowhere else: what nobody has agreed to is never broken', () => {
    expect(tableOf(instalmentMachine, Object.keys(instalmentChart), moves)).toEqual(instalmentChart);
    expect(instalmentChart.proposed.break).toBeUndefined();
  });
});
