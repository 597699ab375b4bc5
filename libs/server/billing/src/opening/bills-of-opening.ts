import { randomUUIDv7 } from 'node:crypto';
import type { PlannedOpening } from './plan-opening.ts';

interface OwedRow extends PlannedOpening {
  readonly period: string;
  readonly due: string;
}

/** A bill of opening arrears: what one payer of a unit owed for a month, due on a day; a line for each thing. */
export interface OpeningBill {
  readonly id: string;
  readonly runId: string;
  readonly unitId: string;
  readonly unitCode: string;
  readonly personId: string;
  readonly total: number;
  readonly lines: readonly { readonly memo: string | null; readonly amount: number }[];
}

/** A run of bills of one month that were due on one day. */
export interface OpeningRun {
  readonly id: string;
  readonly period: string;
  readonly dueOn: string;
}

/** The bills that rows come to, by unit, month and due day, with the runs in which they stand. */
export function billsOfOpening(rows: readonly PlannedOpening[]): {
  readonly runs: readonly OpeningRun[];
  readonly bills: readonly OpeningBill[];
} {
  const owed = rows.flatMap((row): OwedRow[] =>
    row.period === null || row.due === null ? [] : [{ ...row, period: row.period, due: row.due }],
  );
  const groups = Map.groupBy(owed, ({ period, due }) => `${period} ${due}`);
  const made = [...groups.values()].flatMap((ofRun) => {
    const [first] = ofRun;
    if (first === undefined) return [];
    const run: OpeningRun = { id: randomUUIDv7(), period: first.period, dueOn: first.due };
    const own = Map.groupBy(ofRun, ({ unitId, personId }) => `${unitId} ${personId}`);
    return [{ run, bills: [...own.values()].flatMap((lines) => billOf(run, lines)) }];
  });
  const place = new Map(made.map(({ run }) => [run.id, `${run.period} ${run.dueOn}`]));
  const orderOf = ({ unitCode, runId }: OpeningBill) => `${unitCode}\0${place.get(runId)}`;
  return {
    runs: made.map(({ run }) => run),
    bills: made.flatMap(({ bills }) => bills).toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1)),
  };
}

function billOf(run: OpeningRun, rows: readonly OwedRow[]): OpeningBill[] {
  const [first] = rows;
  if (first === undefined) return [];
  const { unitId, unitCode, personId } = first;
  const lines = rows.map(({ memo, owed }) => ({ memo, amount: owed }));
  const total = lines.reduce((sum, { amount }) => sum + amount, 0);
  return [{ id: randomUUIDv7(), runId: run.id, unitId, unitCode, personId, total, lines }];
}
