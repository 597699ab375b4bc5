import { decide } from '@imah/contract/access';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { type Actor, HttpProblem, notFound } from '@imah/server-platform/http';

/** A bill to which somebody may make links. */
export interface SharedOf {
  readonly orgId: string;
  readonly buildingId: string;
  readonly billId: string;
  readonly number: string;
}

/**
 * An issued bill, for who has to pay it and who changes those of its building.
 * @throws {HttpProblem} 403 for who only reads it, 404
 */
export async function requireSharing(db: Kysely<Database>, actor: Actor, billId: string): Promise<SharedOf> {
  const bill = await db
    .selectFrom('bill as b')
    .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'b.org_id').onRef('p.id', '=', 'b.person_id'))
    .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'b.org_id').onRef('r.id', '=', 'b.run_id'))
    .select(['b.org_id as orgId', 'b.building_id as buildingId', 'b.number', 'p.user_id as userId'])
    .where('b.id', '=', billId)
    .where('b.count', 'is not', null)
    .where('r.state', '=', 'issued')
    .executeTakeFirstOrThrow(notFound);
  const { orgId, buildingId, userId, number } = bill;
  const of = { orgId, buildingId, billId, number: number ?? '' };
  if (userId === actor.userId && actor.memberships.some((membership) => membership.orgId === orgId)) return of;
  const place = { orgId, buildingId };
  if (decide(actor, 'bill.update', place) === 'allowed') return of;
  throw decide(actor, 'bill.view', place) === 'allowed' ? new HttpProblem(403, 'TIDAK_BERWENANG') : notFound();
}
