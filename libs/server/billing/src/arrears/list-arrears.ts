import type { ArrearsRow, ArrearsTotals, arrearsQuery } from '@imah/contract/payments';
import { id } from '@imah/contract/core';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '@imah/server-platform/database/schema';
import { readCursor, writeCursor } from '@imah/server-platform/http';
import { agesOf, type ArrearsPlace, selectOpenBills, sumOfAge, sumsByAge } from './open-bills.ts';

const position = z.object({ unitCode: z.string(), unitId: id, personId: id });
type Position = z.output<typeof position>;
type Filters = Pick<z.output<typeof arrearsQuery>, 'search' | 'age'>;

/** What all of it comes to, or what they owe together whom `search` finds. */
export async function sumArrears(db: Kysely<Database>, place: ArrearsPlace, search: string): Promise<ArrearsTotals> {
  const { today } = place;
  const sums = await selectOpenBills(db, place, search)
    .select((build) => [
      build.fn.sum<string | null>('b.outstanding').as('outstanding'),
      build.fn.countAll<number>().as('billCount'),
      ...sumsByAge(build, today),
    ])
    .executeTakeFirstOrThrow();
  return {
    byAge: agesOf(sums),
    outstanding: Number(sums.outstanding ?? 0),
    billCount: Number(sums.billCount),
    today,
  };
}

/** The query of a page, by the index of arrears: units in the order of their code, each payer of a unit once. */
export function pageOfArrears(
  db: Kysely<Database>,
  place: ArrearsPlace,
  { search, age, limit }: Filters & { readonly limit: number },
  after: Position | null,
) {
  const { today } = place;
  return selectOpenBills(db, place, search)
    .$if(after !== null, (query) =>
      query.where((where) =>
        where(
          where.refTuple('b.unit_code', 'b.unit_id', 'b.person_id'),
          '>',
          where.tuple(after?.unitCode ?? '', after?.unitId ?? '', after?.personId ?? ''),
        ),
      ),
    )
    .groupBy(['b.unit_code', 'b.unit_id', 'b.person_id'])
    .select((build) => [
      'b.unit_code as unitCode',
      'b.unit_id as unitId',
      'b.person_id as personId',
      build.fn.max('b.person_name').as('personName'),
      build.fn.min('r.due_on').as('oldestDueOn'),
      build.fn.sum<string>('b.outstanding').as('outstanding'),
      build.fn.countAll<number>().as('billCount'),
      ...sumsByAge(build, today),
    ])
    .$if(age !== undefined, (query) => query.having((build) => sumOfAge(build, age ?? 'older', today), '>', '0'))
    .orderBy('b.unit_code')
    .orderBy('b.unit_id')
    .orderBy('b.person_id')
    .limit(limit);
}

/** A page of what payers owe, by unit. @throws {HttpProblem} 422 at `cursor` */
export async function listArrears(
  db: Kysely<Database>,
  place: ArrearsPlace,
  { limit, cursor, ...filters }: Filters & { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ data: ArrearsRow[]; meta: { nextCursor: string | null } }> {
  const after = readCursor(position, cursor);
  const found = await pageOfArrears(db, place, { ...filters, limit: limit + 1 }, after).execute();
  const rows = found.slice(0, limit);
  const details = await readDetails(db, place, rows);
  const plans = await readOpenPlans(db, place, rows);
  const data = rows.map(({ unitCode, unitId, personId, personName, oldestDueOn, outstanding, billCount, ...sums }) => {
    const detail = details.get(`${unitId} ${personId}`);
    return {
      unitCode,
      unitId,
      personId,
      personName,
      oldestDueOn,
      outstanding: Number(outstanding),
      billCount: Number(billCount),
      byAge: agesOf(sums),
      oldestBillId: detail?.oldestBillId ?? '',
      remindedOn: detail?.remindedOn ?? null,
      reach: detail?.reach ?? 'none',
      plan: plans.get(`${unitId} ${personId}`) ?? null,
    };
  });
  const last = found.length > limit ? data.at(-1) : undefined;
  return { data, meta: { nextCursor: last === undefined ? null : writeCursor(z.parse(position, last)) } };
}

/** The plans by which payers of a page pay, or will once they agree; of several the newest. */
async function readOpenPlans(
  db: Kysely<Database>,
  { orgId, buildingId }: ArrearsPlace,
  rows: readonly { unitId: string; personId: string }[],
): Promise<ReadonlyMap<string, ArrearsRow['plan']>> {
  if (rows.length === 0) return new Map();
  const found = await db
    .selectFrom('instalment_plan as x')
    .select(['x.id', 'x.state', 'x.unit_id as unitId', 'x.person_id as personId'])
    .where('x.org_id', '=', orgId)
    .where('x.building_id', '=', buildingId)
    .where('x.state', 'in', ['proposed', 'running'])
    .where(
      'x.unit_id',
      'in',
      rows.map(({ unitId }) => unitId),
    )
    .orderBy('x.id')
    .execute();
  return new Map(found.map(({ id, state, unitId, personId }) => [`${unitId} ${personId}`, { id, state }]));
}

/** Of the payers of a page: their oldest bill, whether they have an account, and when they were last reminded. */
async function readDetails(
  db: Kysely<Database>,
  place: ArrearsPlace,
  rows: readonly { unitId: string; personId: string }[],
) {
  const found =
    rows.length === 0
      ? []
      : await selectOpenBills(db, place)
          .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'b.org_id').onRef('p.id', '=', 'b.person_id'))
          .leftJoin('bill_reminder as m', (join) =>
            join.onRef('m.org_id', '=', 'b.org_id').onRef('m.bill_id', '=', 'b.id'),
          )
          .select(['b.unit_id as unitId', 'b.person_id as personId', 'b.id as billId', 'p.user_id as userId'])
          .select((build) => build.fn.max('m.day').as('remindedOn'))
          .where((where) =>
            where(
              where.refTuple('b.unit_id', 'b.person_id'),
              'in',
              rows.map(({ unitId, personId }) => where.tuple(unitId, personId)),
            ),
          )
          .groupBy(['b.unit_id', 'b.person_id', 'b.id', 'p.user_id', 'r.due_on'])
          .orderBy('r.due_on')
          .orderBy('b.id')
          .execute();
  const groups = Map.groupBy(found, ({ unitId, personId }) => `${unitId} ${personId}`);
  return new Map(
    [...groups].map(([key, bills]) => [
      key,
      {
        oldestBillId: bills[0]?.billId ?? '',
        reach: (bills[0]?.userId ?? null) === null ? ('none' as const) : ('account' as const),
        remindedOn: bills.reduce<string | null>((last, { remindedOn }) => latest(last, remindedOn), null),
      },
    ]),
  );
}

const latest = (one: string | null, other: string | null) =>
  one === null || (other !== null && other > one) ? other : one;
