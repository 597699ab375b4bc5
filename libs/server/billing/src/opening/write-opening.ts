import { billIssued, daysOf, depositOpened, toRupiah } from '@imah/ledger';
import type { Transaction } from 'kysely';
import type { PersonalEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { type EntryDraft, postEntries } from '../ledger/post-entries.ts';
import { billsOfOpening, type OpeningBill, type OpeningRun } from './bills-of-opening.ts';
import type { PlannedOpening } from './plan-opening.ts';

/** Rows of one statement: its parameters are numbered by 16 bits. */
const rowsAtOnce = 1_000;

/** An import: where, by whom, and on which day it stands in the books. */
export interface OpeningEdit extends PersonalEdit {
  readonly buildingId: string;
  readonly importId: string;
  readonly bookedOn: string;
}

/** Writes the bills and deposits of an import with their entries. @throws {HttpProblem} 409 where the month is closed */
export async function writeOpening(
  trx: Transaction<Database>,
  edit: OpeningEdit,
  rows: readonly PlannedOpening[],
): Promise<void> {
  const { orgId, now, importId } = edit;
  const { runs, bills } = billsOfOpening(rows);
  await writeRuns(trx, edit, runs);
  const numbers = await takeNumbers(trx, edit, bills.length);
  const names = new Map(rows.map(({ personId, personName }) => [personId, personName]));
  await writeBills(trx, edit, { runs, bills, numbers, names });
  const drafts = [
    ...bills.map((bill, index) => entryOfBill(edit, bill, numberOf(edit, numbers[index] ?? 0))),
    ...rows
      .filter(({ kept }) => kept > 0)
      .map(({ personId, personName, kept }) => entryOfDeposit(edit, personId, personName, kept)),
  ];
  await postEntries(trx, orgId, drafts, now);
  await trx
    .updateTable('billing_run')
    .set((eb) => ({ state: 'issued' as const, issued_at: new Date(now), version: eb('version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('opening_import_id', '=', importId)
    .execute();
}

async function writeRuns(
  trx: Transaction<Database>,
  { orgId, buildingId, importId, now }: OpeningEdit,
  runs: readonly OpeningRun[],
): Promise<void> {
  const rows = runs.map(({ id, period, dueOn }) => ({
    org_id: orgId,
    id,
    building_id: buildingId,
    kind: 'opening' as const,
    opening_import_id: importId,
    period,
    due_on: dueOn,
    created_at: new Date(now),
  }));
  for (const some of inParts(rows)) await trx.insertInto('billing_run').values(some).execute();
}

const yearOf = ({ bookedOn }: OpeningEdit) => Number(bookedOn.slice(0, 4));
const numberOf = (edit: OpeningEdit, count: number) => `SA-${yearOf(edit)}-${String(count).padStart(6, '0')}`;

/** Takes so many numbers that follow each other, without a gap. */
async function takeNumbers(trx: Transaction<Database>, edit: OpeningEdit, count: number): Promise<readonly number[]> {
  if (count === 0) return [];
  const { last } = await trx
    .insertInto('number_counter')
    .values({ org_id: edit.orgId, kind: 'SA', year: yearOf(edit), last: count })
    .onConflict((conflict) =>
      conflict
        .columns(['org_id', 'kind', 'year'])
        .doUpdateSet((eb) => ({ last: eb('number_counter.last', '+', count) })),
    )
    .returning('last')
    .executeTakeFirstOrThrow();
  return Array.from({ length: count }, (_, index) => last - count + index + 1);
}

interface Made {
  readonly runs: readonly OpeningRun[];
  readonly bills: readonly OpeningBill[];
  readonly numbers: readonly number[];
  /** Of people, by their ids. */
  readonly names: ReadonlyMap<string, string>;
}

async function writeBills(
  trx: Transaction<Database>,
  edit: OpeningEdit,
  { runs, bills, numbers, names }: Made,
): Promise<void> {
  const { orgId, buildingId, importId } = edit;
  const { name: buildingName } = await trx
    .selectFrom('building')
    .select('name')
    .where('org_id', '=', orgId)
    .where('id', '=', buildingId)
    .executeTakeFirstOrThrow();
  const rows = bills.map(({ id, runId, unitId, unitCode, personId, total }, index) => ({
    org_id: orgId,
    id,
    run_id: runId,
    building_id: buildingId,
    unit_id: unitId,
    person_id: personId,
    building_name: buildingName,
    unit_code: unitCode,
    person_name: names.get(personId) ?? '',
    series: 'SA',
    year: yearOf(edit),
    count: numbers[index] ?? null,
    total,
  }));
  for (const some of inParts(rows)) await trx.insertInto('bill').values(some).execute();
  const periodOf = new Map(runs.map(({ id, period }) => [id, period]));
  const lines = bills.flatMap((bill) => {
    const period = periodOf.get(bill.runId) ?? edit.bookedOn.slice(0, 7);
    return bill.lines.map(({ memo, amount }, index) => ({
      org_id: orgId,
      bill_id: bill.id,
      position: index + 1,
      unit_id: bill.unitId,
      kind: 'opening' as const,
      basis: 'opening' as const,
      memo,
      // By no tariff, but by what was imported.
      tariff_id: importId,
      tariff_from: `${period}-01`,
      rate_e4: null,
      qty_milli: 1_000,
      days_billed: `[${period}-01,${period}-${daysOf(period)}]`,
      days_of_month: daysOf(period),
      full_amount: amount,
      amount,
      tax_profile: 'none' as const,
    }));
  });
  for (const some of inParts(lines)) await trx.insertInto('bill_line').values(some).execute();
}

function entryOfBill({ bookedOn }: OpeningEdit, { id, total }: OpeningBill, number: string): EntryDraft {
  return {
    idempotencyKey: `bill:${id}`,
    effectiveOn: bookedOn,
    kind: 'opening',
    memo: number,
    source: { type: 'bill', id },
    postings: billIssued({ equity: toRupiah(total) }).map(({ account, side, amount }) => ({
      account: { kind: 'key', key: account },
      side,
      amount,
    })),
  };
}

function entryOfDeposit(
  { importId, buildingId, bookedOn }: OpeningEdit,
  personId: string,
  personName: string,
  kept: number,
): EntryDraft {
  return {
    idempotencyKey: `opening:${importId}:${personId}`,
    effectiveOn: bookedOn,
    kind: 'opening',
    memo: personName,
    source: { type: 'opening_import', id: importId },
    buildingId,
    postings: depositOpened(toRupiah(kept)).map(({ account, side, amount }) => ({
      account: account === 'deposits' ? { kind: 'deposit', personId } : { kind: 'key', key: account },
      side,
      amount,
    })),
  };
}

function inParts<Row>(rows: readonly Row[]): readonly (readonly Row[])[] {
  return Array.from({ length: Math.ceil(rows.length / rowsAtOnce) }, (_, nth) =>
    rows.slice(nth * rowsAtOnce, (nth + 1) * rowsAtOnce),
  );
}
