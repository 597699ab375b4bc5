import { decide, type PolicyActor } from '@imah/contract/access';
import type { InstalmentPlan } from '@imah/contract/payments';
import { instalmentChart, type InstalmentMove, isOpenPlan } from '@imah/contract/payments/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { movedOf, nextOf, standParts } from './stand-parts.ts';

/** Who reads, and when: what may be done and what is late follow from it. `actor` is null for the clock. */
export interface Reader {
  readonly actor: PolicyActor | null;
  readonly now: number;
}

/** Plans with their places, to be narrowed and ordered. */
export const selectPlans = (db: Kysely<Database>) =>
  db
    .selectFrom('instalment_plan as x')
    .innerJoin('building as g', (join) => join.onRef('g.org_id', '=', 'x.org_id').onRef('g.id', '=', 'x.building_id'))
    .innerJoin('unit as u', (join) => join.onRef('u.org_id', '=', 'x.org_id').onRef('u.id', '=', 'x.unit_id'))
    .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'x.org_id').onRef('p.id', '=', 'x.person_id'))
    .select(['x.org_id as orgId', 'x.id', 'x.building_id as buildingId', 'g.name as buildingName'])
    .select(['g.time_zone as timeZone', 'x.unit_id as unitId', 'u.code as unitCode', 'x.person_id as personId'])
    .select(['p.name as personName', 'p.user_id as userId', 'x.state', 'x.every', 'x.grace_days as graceDays'])
    .select(['x.total', 'x.note', 'x.proposed_by_name as proposedByName', 'x.proposed_at as proposedAt'])
    .select(['x.agreed_by as agreedBy', 'x.agreed_by_name as agreedByName', 'x.agreed_at as agreedAt'])
    .select(['x.ended_by_name as endedByName', 'x.ended_at as endedAt', 'x.end_reason as endReason', 'x.version']);

export type PlanRow = Awaited<ReturnType<ReturnType<typeof selectPlans>['execute']>>[number];

/** The plans of some rows, in their order. */
export async function showPlans(
  db: Kysely<Database>,
  rows: readonly PlanRow[],
  reader: Reader,
): Promise<InstalmentPlan[]> {
  const ids = rows.map(({ id }) => id);
  const orgIds = [...new Set(rows.map(({ orgId }) => orgId))];
  if (ids.length === 0) return [];
  const [parts, bills] = [await readParts(db, orgIds, ids), await readBills(db, orgIds, ids)];
  return rows.map((row) => planOf(row, { parts: parts.get(row.id) ?? [], bills: bills.get(row.id) ?? [] }, reader));
}

/** A plan; whether the reader may, the caller has decided. @throws {HttpProblem} 404 */
export async function readPlan(
  db: Kysely<Database>,
  { orgId, planId }: { readonly orgId: string; readonly planId: string },
  reader: Reader,
): Promise<InstalmentPlan> {
  const row = await selectPlans(db).where('x.org_id', '=', orgId).where('x.id', '=', planId).executeTakeFirst();
  const [plan] = row === undefined ? [] : await showPlans(db, [row], reader);
  if (plan === undefined) throw notFound();
  return plan;
}

async function readParts(db: Kysely<Database>, orgIds: readonly string[], ids: readonly string[]) {
  const rows = await db
    .selectFrom('instalment_part')
    .select(['plan_id as planId', 'position', 'due_on as dueOn', 'amount'])
    .where('org_id', 'in', orgIds)
    .where('plan_id', 'in', ids)
    .orderBy('position')
    .execute();
  return Map.groupBy(rows, ({ planId }) => planId);
}

async function readBills(db: Kysely<Database>, orgIds: readonly string[], ids: readonly string[]) {
  const rows = await db
    .selectFrom('instalment_bill as i')
    .innerJoin('bill as b', (join) => join.onRef('b.org_id', '=', 'i.org_id').onRef('b.id', '=', 'i.bill_id'))
    .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'b.org_id').onRef('r.id', '=', 'b.run_id'))
    .select(['i.plan_id as planId', 'i.bill_id as billId', 'b.number', 'r.period', 'r.due_on as dueOn', 'i.amount'])
    .select(['b.outstanding', 'i.paid', 'i.credited', 'b.paid as paidNow', 'b.credited as creditedNow'])
    .where('i.org_id', 'in', orgIds)
    .where('i.plan_id', 'in', ids)
    .orderBy('r.due_on')
    .orderBy('b.id')
    .execute();
  return Map.groupBy(rows, ({ planId }) => planId);
}

interface Rows {
  readonly parts: Awaited<ReturnType<typeof readParts>> extends ReadonlyMap<string, infer R> ? R : never;
  readonly bills: Awaited<ReturnType<typeof readBills>> extends ReadonlyMap<string, infer R> ? R : never;
}

function planOf(row: PlanRow, { parts, bills }: Rows, { actor, now }: Reader): InstalmentPlan {
  const { id, buildingId, buildingName, unitId, unitCode, personId, personName, state, every, graceDays } = row;
  const stood = standParts(
    parts.map(({ position, dueOn, amount }) => ({ position, dueOn, amount })),
    movedIn(row, bills),
    dayIn(row.timeZone, now),
  );
  return {
    id,
    buildingId,
    buildingName,
    timeZone: row.timeZone,
    unitId,
    unitCode,
    personId,
    personName,
    state,
    every,
    graceDays,
    total: row.total,
    outstanding: bills.reduce((sum, { outstanding }) => sum + outstanding, 0),
    note: row.note,
    parts: [...stood],
    next: isOpenPlan(state) ? nextOf(stood, graceDays) : null,
    bills: bills.map(({ billId, number, period, dueOn, amount, outstanding }) => ({
      billId,
      period,
      dueOn,
      amount,
      outstanding,
      number: number ?? '',
    })),
    proposed: { byName: row.proposedByName, at: row.proposedAt.toISOString() },
    agreed:
      row.agreedAt === null || row.agreedBy === null
        ? null
        : { by: row.agreedBy, byName: row.agreedByName ?? '', at: row.agreedAt.toISOString() },
    ended:
      row.endedAt === null ? null : { byName: row.endedByName, at: row.endedAt.toISOString(), reason: row.endReason },
    reader: row.userId !== null && row.userId === actor?.userId ? 'payer' : 'bookkeeper',
    moves: actor === null ? [] : movesOf(row, actor),
    version: row.version,
  };
}

/** A plan that is over stands as it was agreed, but for one that was completed: all of it was paid, whatever came back later. */
function movedIn({ state, total }: PlanRow, bills: Rows['bills']) {
  if (isOpenPlan(state)) return movedOf(bills);
  const lowered = state === 'completed' ? movedOf(bills).lowered : 0;
  return { received: state === 'completed' ? total - lowered : 0, lowered, raised: 0 };
}

/** Who pays it answers it; who approves what lowers a bill gives it up. */
function movesOf({ state, orgId, buildingId, userId }: PlanRow, actor: PolicyActor): InstalmentMove[] {
  const isOwn = userId === actor.userId;
  const isBookkeeper = decide(actor, 'bill.approve', { orgId, buildingId }) === 'allowed';
  const asked: readonly InstalmentMove[] = [
    ...(isOwn ? (['accept', 'refuse'] as const) : []),
    ...(isBookkeeper ? (['cancel'] as const) : []),
  ];
  return asked.filter((move) => instalmentChart[state][move] !== undefined);
}

/** The day it is in a place. */
export const dayIn = (timeZone: string, now: number): string =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate().toString();
