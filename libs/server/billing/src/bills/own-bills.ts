import { decide, type PolicyActor } from '@imah/contract/access';
import type { Bill, BillRow } from '@imah/contract/billing';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { readAttempts } from '../online/online-rows.ts';
import { readLines } from './bill-lines.ts';
import { withPhotos } from './bill-photos.ts';

/** SQL: whether bill `o` of run `r` was issued to the person, in an organisation that they still belong to. */
function isOwn(actor: PolicyActor): RawBuilder<unknown> {
  const orgIds = actor.memberships.map(({ orgId }) => orgId);
  return sql`(r.state = 'issued' AND o.count IS NOT NULL AND o.org_id = ANY(${orgIds}::uuid[]) AND EXISTS (
    SELECT 1 FROM person p WHERE p.org_id = o.org_id AND p.id = o.person_id AND p.user_id = ${actor.userId}))`;
}

async function selectBills(db: Kysely<Database>, condition: RawBuilder<unknown>): Promise<BillRow[]> {
  const { rows } = await sql<BillRow>`
    SELECT o.id, r.kind, o.number, o.building_name AS "buildingName", o.unit_code AS "unitCode", o.person_name AS "personName",
      r.period, r.due_on AS "dueOn", o.total, o.outstanding, o.state
    FROM bill o JOIN billing_run r ON r.org_id = o.org_id AND r.id = o.run_id
    WHERE ${condition} ORDER BY r.period DESC, o.unit_code, o.id LIMIT 200`.execute(db);
  return rows;
}

/** The newest 200 bills that were issued to the person. */
export function listOwnBills(db: Kysely<Database>, actor: PolicyActor): Promise<BillRow[]> {
  return selectBills(db, isOwn(actor));
}

/** An issued bill with its lines, for who has to pay it and who sees those of its building. @throws {HttpProblem} 404 */
export async function getBill(db: Kysely<Database>, actor: PolicyActor, billId: string): Promise<Bill> {
  const place = await db
    .selectFrom('bill as b')
    .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'b.org_id').onRef('p.id', '=', 'b.person_id'))
    .select(['b.org_id as orgId', 'b.building_id as buildingId', 'p.user_id as userId'])
    .where('b.id', '=', billId)
    .executeTakeFirst();
  if (place === undefined) throw notFound();
  const { orgId, buildingId, userId } = place;
  const target = { orgId, buildingId, ownerIds: userId === null ? [] : [userId] };
  const isMine = userId === actor.userId && actor.memberships.some((membership) => membership.orgId === orgId);
  if (!isMine && decide(actor, 'bill.view', target) !== 'allowed') throw notFound();
  return readIssuedBill(db, { orgId, billId });
}

/** An issued bill with its lines; whether the reader may, the caller has decided. @throws {HttpProblem} 404 */
export async function readIssuedBill(
  db: Kysely<Database>,
  { orgId, billId }: { readonly orgId: string; readonly billId: string },
): Promise<Bill> {
  const { buildingId, personId } = await db
    .selectFrom('bill')
    .select(['building_id as buildingId', 'person_id as personId'])
    .where('org_id', '=', orgId)
    .where('id', '=', billId)
    .executeTakeFirstOrThrow(notFound);
  const [bill] = await selectBills(
    db,
    sql`o.org_id = ${orgId} AND o.id = ${billId} AND r.state = 'issued' AND o.count IS NOT NULL`,
  );
  if (bill === undefined) throw notFound();
  const lines = await withPhotos(db, orgId, await readLines(db, billId));
  const payments = await readBillPayments(db, orgId, billId);
  return { ...bill, buildingId, personId, lines, payments, attempts: await readAttempts(db, orgId, billId) };
}

/** What was paid of a bill, the newest first; at most 100. */
function readBillPayments(db: Kysely<Database>, orgId: string, billId: string): Promise<Bill['payments']> {
  return db
    .selectFrom('payment_allocation as a')
    .innerJoin('payment as p', (join) => join.onRef('p.org_id', '=', 'a.org_id').onRef('p.id', '=', 'a.payment_id'))
    .select(['p.id as paymentId', 'p.number', 'p.received_on as receivedOn', 'p.method', 'a.amount', 'p.state'])
    .where('a.org_id', '=', orgId)
    .where('a.bill_id', '=', billId)
    .orderBy('p.received_on', 'desc')
    .orderBy('p.id', 'desc')
    .limit(100)
    .execute();
}
