import { decide, type PolicyActor } from '@imah/contract/access';
import type { InstalmentPlan } from '@imah/contract/payments';
import { id } from '@imah/contract/core';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound, readCursor, writeCursor } from '@imah/server-platform/http';
import { selectPlans, showPlans, type Reader } from './plan-rows.ts';

interface Query {
  readonly limit: number;
  readonly cursor?: string | undefined;
  readonly only: 'open' | 'all';
}
const position = z.object({ id });
/** Of a person, or of a bill, at most. */
const most = 50;

/** A page of the plans of a building, the newest first. @throws {HttpProblem} 422 at `cursor` */
export async function listPlans(
  db: Kysely<Database>,
  { orgId, buildingId }: { readonly orgId: string; readonly buildingId: string },
  { limit, cursor, only }: Query,
  reader: Reader,
): Promise<{ data: InstalmentPlan[]; meta: { nextCursor: string | null } }> {
  const after = readCursor(position, cursor);
  const found = await selectPlans(db)
    .where('x.org_id', '=', orgId)
    .where('x.building_id', '=', buildingId)
    .$if(only === 'open', (query) => query.where('x.state', 'in', ['proposed', 'running']))
    .$if(after !== null, (query) => query.where('x.id', '<', after?.id ?? ''))
    .orderBy('x.id', 'desc')
    .limit(limit + 1)
    .execute();
  const data = await showPlans(db, found.slice(0, limit), reader);
  const last = found.length > limit ? data.at(-1) : undefined;
  return { data, meta: { nextCursor: last === undefined ? null : writeCursor({ id: last.id }) } };
}

/** The newest plans of the person, in organisations that they still belong to. */
export async function listOwnPlans(db: Kysely<Database>, actor: PolicyActor, now: number): Promise<InstalmentPlan[]> {
  const orgIds = actor.memberships.map(({ orgId }) => orgId);
  if (orgIds.length === 0) return [];
  const rows = await selectPlans(db)
    .where('p.user_id', '=', actor.userId)
    .where('x.org_id', 'in', orgIds)
    .orderBy('x.id', 'desc')
    .limit(most)
    .execute();
  return showPlans(db, rows, { actor, now });
}

/** The plans of a bill, the newest first. Whether the reader may see the bill, the caller has decided. */
export async function listPlansOfBill(db: Kysely<Database>, billId: string, reader: Reader): Promise<InstalmentPlan[]> {
  const rows = await selectPlans(db)
    .innerJoin('instalment_bill as i', (join) =>
      join.onRef('i.org_id', '=', 'x.org_id').onRef('i.plan_id', '=', 'x.id'),
    )
    .where('i.bill_id', '=', billId)
    .orderBy('x.id', 'desc')
    .limit(most)
    .execute();
  return showPlans(db, rows, reader);
}

/** A plan for who pays by it, or sees the bills of its building. @throws {HttpProblem} 404 */
export async function getPlan(
  db: Kysely<Database>,
  planId: string,
  { actor, now }: { readonly actor: PolicyActor; readonly now: number },
): Promise<InstalmentPlan> {
  const row = await selectPlans(db).where('x.id', '=', planId).executeTakeFirst();
  if (row === undefined) throw notFound();
  const { orgId, buildingId, userId } = row;
  const isMine = userId === actor.userId && actor.memberships.some((membership) => membership.orgId === orgId);
  if (!isMine && decide(actor, 'bill.view', { orgId, buildingId }) !== 'allowed') throw notFound();
  const [plan] = await showPlans(db, [row], { actor, now });
  if (plan === undefined) throw notFound();
  return plan;
}
