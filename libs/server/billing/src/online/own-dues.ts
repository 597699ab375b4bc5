import type { PolicyActor } from '@imah/contract/access';
import type { OwnDue } from '@imah/contract/payments';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { readPayWays } from './gateway-settings.ts';

/** Bills that were issued to the person and are open, in organisations that they still belong to. */
export function selectOwnDues(db: Kysely<Database>, actor: PolicyActor) {
  return db
    .selectFrom('bill as b')
    .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'b.org_id').onRef('p.id', '=', 'b.person_id'))
    .innerJoin('billing_run as r', (join) => join.onRef('r.org_id', '=', 'b.org_id').onRef('r.id', '=', 'b.run_id'))
    .select(['b.id as billId', 'b.number', 'b.unit_code as unitCode', 'b.outstanding', 'b.state'])
    .select(['b.org_id as orgId', 'b.building_id as buildingId', 'b.building_name as buildingName'])
    .select(['b.person_id as personId', 'p.name as personName', 'r.period', 'r.due_on as dueOn'])
    .where('p.user_id', '=', actor.userId)
    .where('b.org_id', 'in', [noOrganization, ...actor.memberships.map(({ orgId }) => orgId)])
    .where('r.state', '=', 'issued')
    .where('b.outstanding', '>', 0);
}

/** Of nobody: a list to choose from is never empty. */
const noOrganization = '00000000-0000-7000-8000-000000000000';

/** What the person has to pay, by building, at most 200 bills; with the ways in which each can be paid. */
export async function listOwnDues(db: Kysely<Database>, actor: PolicyActor): Promise<OwnDue[]> {
  const bills = await selectOwnDues(db, actor)
    .leftJoin('online_payment_bill as s', (join) =>
      join.onRef('s.org_id', '=', 'b.org_id').onRef('s.bill_id', '=', 'b.id').on('s.is_open', '=', true),
    )
    .select('s.online_payment_id as onlinePaymentId')
    .orderBy('r.due_on')
    .orderBy('b.unit_code')
    .orderBy('b.id')
    .limit(200)
    .execute();
  const byBuilding = [...Map.groupBy(bills, ({ buildingId }) => buildingId).values()];
  const found = byBuilding.flatMap((rows) => rows.slice(0, 1).map((first) => ({ first, rows })));
  return Promise.all(
    found.map(async ({ first: { orgId, buildingId, buildingName }, rows }) => {
      return {
        buildingId,
        buildingName,
        bills: rows.map(({ billId, number, unitCode, period, dueOn, outstanding, state, onlinePaymentId }) => ({
          billId,
          number: number ?? '',
          unitCode,
          period,
          dueOn,
          outstanding,
          state,
          onlinePaymentId,
        })),
        ...(await readPayWays(db, orgId)),
      };
    }),
  );
}
