import { decide, type PolicyActor } from '@imah/contract/access';
import type { Payer, Payment, paymentListQuery, PaymentRow } from '@imah/contract/payments';
import { id } from '@imah/contract/core';
import { type Kysely, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound, readCursor, writeCursor } from '@imah/server-platform/http';
import { readPayment, selectPayments } from './payment-rows.ts';

interface Place {
  readonly orgId: string;
  readonly buildingId: string;
}

const position = z.object({ on: z.iso.date(), id });

/** A page of the payments of a building, the newest first. @throws {HttpProblem} 422 at `cursor` */
export async function listPayments(
  db: Kysely<Database>,
  { orgId, buildingId }: Place,
  { limit, cursor, state, personId }: z.output<typeof paymentListQuery>,
): Promise<{ data: PaymentRow[]; meta: { nextCursor: string | null } }> {
  const after = readCursor(position, cursor);
  const rows = await selectPayments(db)
    .where('p.org_id', '=', orgId)
    .where('p.building_id', '=', buildingId)
    .$if(state !== undefined, (query) => query.where('p.state', '=', state ?? 'settled'))
    .$if(personId !== undefined, (query) => query.where('p.person_id', '=', personId ?? ''))
    .$if(after !== null, (query) =>
      query.where((where) =>
        where(where.refTuple('p.received_on', 'p.id'), '<', where.tuple(after?.on ?? '', after?.id ?? '')),
      ),
    )
    .orderBy('p.received_on', 'desc')
    .orderBy('p.id', 'desc')
    .limit(limit + 1)
    .execute();
  const data = rows.slice(0, limit);
  const last = rows.length > limit ? data.at(-1) : undefined;
  return {
    data,
    meta: { nextCursor: last === undefined ? null : writeCursor({ on: last.receivedOn, id: last.id }) },
  };
}

/** The newest 200 payments of the person, in organisations that they still belong to. */
export function listOwnPayments(db: Kysely<Database>, actor: PolicyActor): Promise<PaymentRow[]> {
  const orgIds = actor.memberships.map(({ orgId }) => orgId);
  if (orgIds.length === 0) return Promise.resolve([]);
  return selectPayments(db)
    .innerJoin('person as who', (join) => join.onRef('who.org_id', '=', 'p.org_id').onRef('who.id', '=', 'p.person_id'))
    .where('who.user_id', '=', actor.userId)
    .where('p.org_id', 'in', orgIds)
    .orderBy('p.received_on', 'desc')
    .orderBy('p.id', 'desc')
    .limit(200)
    .execute();
}

/** What the policy is asked about a payment: its building, and whose it is. Null where there is none. */
export async function paymentTarget(db: Kysely<Database>, paymentId: string) {
  const row = await db
    .selectFrom('payment as p')
    .innerJoin('person as who', (join) => join.onRef('who.org_id', '=', 'p.org_id').onRef('who.id', '=', 'p.person_id'))
    .select(['p.org_id as orgId', 'p.building_id as buildingId', 'who.user_id as userId'])
    .where('p.id', '=', paymentId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { orgId, buildingId, userId } = row;
  return { orgId, buildingId, ownerIds: userId === null ? [] : [userId] };
}

/** A payment for who sees those of its building, or has made it. @throws {HttpProblem} 404 */
export async function getPayment(db: Kysely<Database>, actor: PolicyActor, paymentId: string): Promise<Payment> {
  const target = await paymentTarget(db, paymentId);
  if (target === null || decide(actor, 'payment.view', target) !== 'allowed') throw notFound();
  return readPayment(db, target.orgId, paymentId);
}

/** Who has bills in a building, those who owe most first: at most 50 whose name or unit has `search` in it. */
export async function listPayers(db: Kysely<Database>, { orgId, buildingId }: Place, search: string): Promise<Payer[]> {
  const pattern = `%${search.trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await db
    .selectFrom('bill as b')
    .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'b.org_id').onRef('p.id', '=', 'b.person_id'))
    .select(({ fn }) => [
      'p.id as personId',
      'p.name',
      fn.sum<number>('b.outstanding').as('outstanding'),
      sql<string[]>`(array_agg(DISTINCT b.unit_code))[1:3]`.as('unitCodes'),
    ])
    .where('b.org_id', '=', orgId)
    .where('b.building_id', '=', buildingId)
    .where('b.count', 'is not', null)
    .where((where) => where.or([where('p.name', 'ilike', pattern), where('b.unit_code', 'ilike', pattern)]))
    .groupBy(['p.id', 'p.name'])
    .orderBy('outstanding', 'desc')
    .orderBy('p.name')
    .orderBy('p.id')
    .limit(50)
    .execute();
  return rows.map((row) => ({ ...row, outstanding: Number(row.outstanding) }));
}
