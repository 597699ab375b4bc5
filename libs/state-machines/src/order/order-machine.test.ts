import { orderChart } from '@imah/contract/catalogue/words';
import { describe, expect, it } from 'vitest';
import { definitionOf, reachedBy, tableOf } from '../testing/index.ts';
import { type OrderEvent, orderMachine } from './order-machine.ts';

const steps = {
  place: { type: 'PLACE' },
  bill: { type: 'BILL' },
  pay: { type: 'PAY' },
  reverse: { type: 'REVERSE' },
  begin: { type: 'BEGIN' },
  complete: { type: 'COMPLETE' },
  cancel: { type: 'CANCEL' },
} as const satisfies Record<string, OrderEvent>;

describe(orderMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(orderMachine, { events: Object.values(steps) });

    expect(reached).toEqual(definitionOf(orderMachine));
  });

  it('goes where the server lets it go, and nowhere else: what nobody has paid is never handed over', () => {
    expect(tableOf(orderMachine, Object.keys(orderChart), steps)).toEqual(orderChart);
    expect([orderChart.placed.begin, orderChart.billed.begin]).toEqual([undefined, undefined]);
  });
});
