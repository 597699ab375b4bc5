import { periodChart } from '@imah/contract/finances/words';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { definitionOf, reachedBy, tableOf } from '../testing/index.ts';
import { type PeriodEvent, periodMachine } from './period-machine.ts';

const moves = { close: { type: 'CLOSE' }, reopen: { type: 'REOPEN' } } as const satisfies Record<string, PeriodEvent>;

describe(periodMachine.id, () => {
  it('reaches every state and transition of its definition', () => {
    const reached = reachedBy(periodMachine, { events: Object.values(moves) });

    expect(reached).toEqual(definitionOf(periodMachine));
  });

  it('goes where the server lets it go, and nowhere else: only what is closed is opened again', () => {
    expect(tableOf(periodMachine, Object.keys(periodChart), moves)).toEqual(periodChart);
    expect([periodChart.open.reopen, periodChart.reopened.reopen]).toEqual([undefined, undefined]);
  });

  it('a month that was ever closed is never again as if nobody had closed it', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom<PeriodEvent>(...Object.values(moves)), { maxLength: 20 }), (events) => {
        const actor = createActor(periodMachine).start();
        for (const event of events) actor.send(event);
        const first = events.findIndex(({ type }) => type === 'CLOSE');

        expect(actor.getSnapshot().value === 'open').toBe(first < 0);
      }),
    );
  });
});
