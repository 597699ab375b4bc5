import { decide, type PolicyActor } from '@imah/contract/access';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';

/** A bill that questions are about, and what it is to the person who asks for it. */
export interface QuestionedBill {
  readonly orgId: string;
  readonly buildingId: string;
  readonly number: string;
  readonly unitCode: string;
  readonly reader: 'payer' | 'staff';
}

/** An issued bill, for who has to pay it and who sees those of its building. @throws {HttpProblem} 404 */
export async function readQuestionedBill(
  db: Kysely<Database>,
  actor: PolicyActor,
  billId: string,
): Promise<QuestionedBill> {
  const bill = await db
    .selectFrom('bill as b')
    .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'b.org_id').onRef('p.id', '=', 'b.person_id'))
    .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'b.org_id').onRef('r.id', '=', 'b.run_id'))
    .select([
      'b.org_id as orgId',
      'b.building_id as buildingId',
      'b.number',
      'b.unit_code as unitCode',
      'p.user_id as userId',
    ])
    .where('b.id', '=', billId)
    .where('b.count', 'is not', null)
    .where('r.state', '=', 'issued')
    .executeTakeFirst();
  if (bill === undefined) throw notFound();
  const { orgId, buildingId, number, unitCode, userId } = bill;
  const isMine = userId === actor.userId && actor.memberships.some((membership) => membership.orgId === orgId);
  const target = { orgId, buildingId, ownerIds: userId === null ? [] : [userId] };
  if (!isMine && decide(actor, 'bill.view', target) !== 'allowed') throw notFound();
  return { orgId, buildingId, number: number ?? '', unitCode, reader: isMine ? 'payer' : 'staff' };
}
