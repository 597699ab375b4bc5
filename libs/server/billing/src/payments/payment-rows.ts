import type { Payment } from '@imah/contract/payments';
import { needsStampDuty, terbilang, toRupiah } from '@imah/ledger';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { readFilesOf } from '@imah/server-platform/files';
import { notFound } from '@imah/server-platform/http';

/** Payments with what their lists say, to be narrowed and ordered. */
export function selectPayments(db: Kysely<Database>) {
  return db
    .selectFrom('payment as p')
    .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 'p.org_id').onRef('b.id', '=', 'p.building_id'))
    .select(['p.id', 'p.number', 'p.building_id as buildingId', 'b.name as buildingName', 'p.person_id as personId'])
    .select(['p.person_name as personName', 'p.method', 'p.amount', 'p.received_on as receivedOn', 'p.state']);
}

/** What of a payment went to which bills, in the order in which they were paid. */
async function readShares(db: Kysely<Database>, orgId: string, paymentId: string): Promise<Payment['shares']> {
  const rows = await db
    .selectFrom('payment_allocation as a')
    .innerJoin('bill as b', (join) => join.onRef('b.org_id', '=', 'a.org_id').onRef('b.id', '=', 'a.bill_id'))
    .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'b.org_id').onRef('r.id', '=', 'b.run_id'))
    .select(['b.id as billId', 'b.number', 'b.unit_code as unitCode', 'r.period', 'r.due_on as dueOn', 'a.amount'])
    .where('a.org_id', '=', orgId)
    .where('a.payment_id', '=', paymentId)
    .orderBy('r.due_on')
    .orderBy('b.id')
    .execute();
  return rows.map((row) => ({ ...row, number: row.number ?? '' }));
}

/** A payment as its receipt says it. Whether the reader may, the caller has decided. @throws {HttpProblem} 404 */
export async function readPayment(db: Kysely<Database>, orgId: string, paymentId: string): Promise<Payment> {
  const row = await selectPayments(db)
    .innerJoin('organization as o', 'o.id', 'p.org_id')
    .select(['o.name as organizationName', 'p.reference', 'p.note', 'p.recorded_by_name as recordedByName'])
    .select(['p.recorded_at as recordedAt', 'p.reversed_at as reversedAt', 'p.reversed_by_name as reversedByName'])
    .select(['p.reason', 'p.version'])
    .where('p.org_id', '=', orgId)
    .where('p.id', '=', paymentId)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  const { recordedAt, reversedAt, reversedByName, reason, ...rest } = row;
  const shares = await readShares(db, orgId, paymentId);
  return {
    ...rest,
    recordedAt: recordedAt.toISOString(),
    shares,
    excess: row.amount - shares.reduce((sum, { amount }) => sum + amount, 0),
    terbilang: terbilang(toRupiah(row.amount)),
    needsStampDuty: needsStampDuty(toRupiah(row.amount)),
    files: await readFilesOf(db, { orgId, kind: 'payment', id: paymentId }),
    reversal:
      reversedAt === null ? null : { at: reversedAt.toISOString(), byName: reversedByName ?? '', reason: reason ?? '' },
  };
}
