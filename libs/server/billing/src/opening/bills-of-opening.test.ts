import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { billsOfOpening } from './bills-of-opening.ts';
import type { PlannedOpening } from './plan-opening.ts';

const row = (more: Partial<PlannedOpening> = {}): PlannedOpening => ({
  unit: 'A-101',
  unitId: 'unit-a',
  unitCode: 'A-101',
  person: null,
  personId: 'sari',
  personName: 'Sari',
  period: '2026-10',
  due: '2026-10-20',
  memo: null,
  owed: 100_000,
  kept: 0,
  ...more,
});
const shown = (rows: readonly PlannedOpening[]) => {
  const { runs, bills } = billsOfOpening(rows);
  const dayOf = new Map(runs.map(({ id, dueOn }) => [id, dueOn]));
  return bills.map(({ runId, unitCode, personId, total }) => [unitCode, personId, dayOf.get(runId), total]);
};

describe('the bills of an import', () => {
  it('are one for what a payer of a unit owed for a month by a day, with a line for each thing', () => {
    const { runs, bills } = billsOfOpening([row({ memo: 'Air' }), row({ memo: 'Listrik', owed: 25_000 })]);

    expect(runs.map(({ period, dueOn }) => [period, dueOn])).toEqual([['2026-10', '2026-10-20']]);
    expect(bills.map(({ total, lines }) => [total, lines])).toEqual([
      [
        125_000,
        [
          { memo: 'Air', amount: 100_000 },
          { memo: 'Listrik', amount: 25_000 },
        ],
      ],
    ]);
  });

  it('are others of another payer, unit, month or day, and stand by unit and then by month', () => {
    expect(
      shown([
        row({ unitId: 'unit-b', unitCode: 'B-202' }),
        row({ due: '2026-10-25' }),
        row({ personId: 'budi' }),
        row({ period: '2026-09', due: '2026-09-20' }),
      ]),
    ).toEqual([
      ['A-101', 'sari', '2026-09-20', 100_000],
      ['A-101', 'budi', '2026-10-20', 100_000],
      ['A-101', 'sari', '2026-10-25', 100_000],
      ['B-202', 'sari', '2026-10-20', 100_000],
    ]);
  });

  it('are none of what is kept alone', () => {
    expect(billsOfOpening([row({ period: null, due: null, owed: 0, kept: 5_000 })])).toEqual({ runs: [], bills: [] });
  });

  it('come to what is owed, each row once, whatever the table', () => {
    const rows = fc.array(
      fc.record({
        unit: fc.constantFrom('A', 'B', 'C'),
        personId: fc.constantFrom('sari', 'budi'),
        month: fc.integer({ min: 1, max: 3 }),
        day: fc.integer({ min: 10, max: 12 }),
        owed: fc.integer({ min: 1, max: 1_000_000_000 }),
      }),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(rows, (made) => {
        const wanted = made.map(({ unit, personId, month, day, owed }) => {
          const period = `2026-0${month}`;
          return row({ unitId: unit, unitCode: unit, personId, period, due: `${period}-${day}`, owed });
        });
        const { runs, bills } = billsOfOpening(wanted);
        const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);

        expect(sum(bills.map(({ total }) => total))).toBe(sum(wanted.map(({ owed }) => owed)));
        expect(bills.flatMap(({ lines }) => lines)).toHaveLength(wanted.length);
        for (const { total, lines } of bills) expect(sum(lines.map(({ amount }) => amount))).toBe(total);
        expect(new Set(bills.map(({ runId }) => runId)).size).toBe(runs.length);
        expect(new Set(runs.map(({ period, dueOn }) => `${period} ${dueOn}`)).size).toBe(runs.length);
      }),
    );
  });
});
