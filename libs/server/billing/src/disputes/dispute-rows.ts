import type { Dispute, OpenDispute } from '@imah/contract/payments';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';

const selectDisputes = (db: Kysely<Database>) =>
  db
    .selectFrom('bill_dispute as d')
    .leftJoin('credit_note as n', (join) =>
      join.onRef('n.org_id', '=', 'd.org_id').onRef('n.id', '=', 'd.credit_note_id'),
    )
    .select(['d.id', 'd.bill_id as billId', 'd.positions', 'd.amount', 'd.reason', 'd.state', 'd.version'])
    .select(['d.opened_by_name as openedByName', 'd.opened_at as openedAt', 'd.answer', 'd.answered_at as answeredAt'])
    .select(['d.answered_by_name as answeredByName', 'n.number as creditNoteNumber']);

type Row = Awaited<ReturnType<ReturnType<typeof selectDisputes>['execute']>>[number];

function disputeOf({ openedAt, answer, answeredAt, answeredByName, creditNoteNumber, ...row }: Row): Dispute {
  return {
    ...row,
    openedAt: openedAt.toISOString(),
    answer:
      answer === null || answeredAt === null
        ? null
        : { reason: answer, byName: answeredByName ?? '', at: answeredAt.toISOString(), creditNoteNumber },
  };
}

/** A dispute of a bill. @throws {HttpProblem} 404 */
export async function readDispute(
  db: Kysely<Database>,
  { orgId, billId, disputeId }: { readonly orgId: string; readonly billId: string; readonly disputeId: string },
): Promise<Dispute> {
  const row = await selectDisputes(db)
    .where('d.org_id', '=', orgId)
    .where('d.bill_id', '=', billId)
    .where('d.id', '=', disputeId)
    .executeTakeFirst();
  if (row === undefined) throw notFound();
  return disputeOf(row);
}

/** What was said against a bill, the newest first; at most 100. Whether the reader may, the caller has decided. */
export async function listDisputes(db: Kysely<Database>, billId: string): Promise<Dispute[]> {
  const rows = await selectDisputes(db).where('d.bill_id', '=', billId).orderBy('d.id', 'desc').limit(100).execute();
  return rows.map(disputeOf);
}

/** What waits for an answer in a building, the oldest first; at most 200. */
export async function listOpenDisputes(
  db: Kysely<Database>,
  { orgId, buildingId }: { readonly orgId: string; readonly buildingId: string },
): Promise<OpenDispute[]> {
  const rows = await db
    .selectFrom('bill_dispute as d')
    .innerJoin('bill as b', (join) => join.onRef('b.org_id', '=', 'd.org_id').onRef('b.id', '=', 'd.bill_id'))
    .select(['d.id', 'd.bill_id as billId', 'd.amount', 'd.reason', 'd.opened_at as openedAt', 'b.number'])
    .select(['b.unit_code as unitCode', 'b.person_name as personName'])
    .where('d.org_id', '=', orgId)
    .where('d.building_id', '=', buildingId)
    .where('d.state', '=', 'open')
    .orderBy('d.id')
    .limit(200)
    .execute();
  return rows.map(({ openedAt, number, ...row }) => ({
    ...row,
    number: number ?? '',
    openedAt: openedAt.toISOString(),
  }));
}
