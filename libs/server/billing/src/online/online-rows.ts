import { decide, type PolicyActor } from '@imah/contract/access';
import type { OnlineAttempt, OnlinePayment } from '@imah/contract/payments';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';

/** An online payment of an organisation. */
export interface OnlineKey {
  readonly orgId: string;
  readonly id: string;
}

/** What the policy is asked about an online payment: its building, and whose it is. Null where there is none. */
async function onlineTarget(db: Kysely<Database>, id: string) {
  const row = await db
    .selectFrom('online_payment as o')
    .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'o.org_id').onRef('p.id', '=', 'o.person_id'))
    .select(['o.org_id as orgId', 'o.building_id as buildingId', 'p.user_id as userId'])
    .where('o.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { orgId, buildingId, userId } = row;
  return { orgId, buildingId, ownerIds: userId === null ? [] : [userId] };
}

/** The key of an online payment for who may see it, or is its payer where `who` says so. @throws {HttpProblem} 404 */
export async function requireOnline(
  db: Kysely<Database>,
  actor: PolicyActor,
  id: string,
  who: 'anybody' | 'payer' = 'anybody',
): Promise<OnlineKey> {
  const target = await onlineTarget(db, id);
  if (target === null || decide(actor, 'payment.view', target) !== 'allowed') throw notFound();
  if (who === 'payer' && !target.ownerIds.includes(actor.userId)) throw notFound();
  return { orgId: target.orgId, id };
}

/** An online payment as its page shows it. Whether the reader may, the caller has decided. @throws {HttpProblem} 404 */
export async function readOnlinePayment(
  db: Kysely<Database>,
  { orgId, id }: OnlineKey,
  reader: Pick<PolicyActor, 'userId'>,
): Promise<OnlinePayment> {
  const row = await db
    .selectFrom('online_payment as o')
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 'o.org_id').onRef('b.id', '=', 'o.building_id'))
    .select(['o.id', 'o.building_id as buildingId', 'b.name as buildingName', 'b.time_zone as timeZone'])
    .select([
      'o.person_name as personName',
      'o.method',
      'o.bank',
      'o.amount',
      'o.purpose',
      'o.source_id as orderId',
      'o.source_number as orderNumber',
      'o.state',
      'o.qr_payload as qrPayload',
      'o.va_number as vaNumber',
    ])
    .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'o.org_id').onRef('p.id', '=', 'o.person_id'))
    .select(['o.created_at as createdAt', 'o.expires_at as expiresAt', 'p.user_id as userId'])
    .where('o.org_id', '=', orgId)
    .where('o.id', '=', id)
    .executeTakeFirstOrThrow(notFound);
  const bills = await db
    .selectFrom('online_payment_bill as s')
    .innerJoin('bill as b', (join) => join.onRef('b.org_id', '=', 's.org_id').onRef('b.id', '=', 's.bill_id'))
    .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'b.org_id').onRef('r.id', '=', 'b.run_id'))
    .select(['b.id as billId', 'b.number', 'b.unit_code as unitCode', 'r.period', 's.amount'])
    .where('s.org_id', '=', orgId)
    .where('s.online_payment_id', '=', id)
    .orderBy('r.due_on')
    .orderBy('b.id')
    .execute();
  const { userId, orderId, orderNumber, ...facts } = row;
  return {
    ...facts,
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    bills: bills.map((bill) => ({ ...bill, number: bill.number ?? '' })),
    order: orderId === null || orderNumber === null ? null : { id: orderId, number: orderNumber },
    // What is recorded of it has its id.
    paymentId: row.state === 'settled' || row.state === 'refunded' ? row.id : null,
    reader: userId === reader.userId ? 'payer' : 'bookkeeper',
  };
}

/** What was tried online on a bill, the newest first; at most 20. */
export async function readAttempts(db: Kysely<Database>, orgId: string, billId: string): Promise<OnlineAttempt[]> {
  const rows = await db
    .selectFrom('online_payment_bill as s')
    .innerJoin('online_payment as o', (join) =>
      join.onRef('o.org_id', '=', 's.org_id').onRef('o.id', '=', 's.online_payment_id'),
    )
    .select(['o.id', 'o.method', 'o.bank', 'o.amount', 'o.state', 'o.created_at as createdAt'])
    .where('s.org_id', '=', orgId)
    .where('s.bill_id', '=', billId)
    .orderBy('o.created_at', 'desc')
    .orderBy('o.id', 'desc')
    .limit(20)
    .execute();
  return rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() }));
}
