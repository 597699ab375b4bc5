import type { PolicyActor } from '@imah/contract/access';
import type { Bill, BillLine, BillRow } from '@imah/contract/billing';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';

/** SQL: whether bill `o` of run `r` was issued to the person, in an organisation that they still belong to. */
function isOwn(actor: PolicyActor): RawBuilder<unknown> {
  const orgIds = actor.memberships.map(({ orgId }) => orgId);
  return sql`(r.state = 'issued' AND o.org_id = ANY(${orgIds}::uuid[]) AND EXISTS (
    SELECT 1 FROM person p WHERE p.org_id = o.org_id AND p.id = o.person_id AND p.user_id = ${actor.userId}))`;
}

async function selectBills(db: Kysely<Database>, condition: RawBuilder<unknown>): Promise<BillRow[]> {
  const { rows } = await sql<BillRow>`
    SELECT o.id, o.number, o.building_name AS "buildingName", o.unit_code AS "unitCode", o.person_name AS "personName",
      r.period, r.due_on AS "dueOn", o.total
    FROM bill o JOIN billing_run r ON r.org_id = o.org_id AND r.id = o.run_id
    WHERE ${condition} ORDER BY r.period DESC, o.unit_code, o.id LIMIT 200`.execute(db);
  return rows;
}

/** The newest 200 bills that were issued to the person. */
export function listOwnBills(db: Kysely<Database>, actor: PolicyActor): Promise<BillRow[]> {
  return selectBills(db, isOwn(actor));
}

/** One of them with its lines. @throws {HttpProblem} 404 */
export async function getOwnBill(db: Kysely<Database>, actor: PolicyActor, billId: string): Promise<Bill> {
  const [bill] = await selectBills(db, sql`${isOwn(actor)} AND o.id = ${billId}`);
  if (bill === undefined) throw notFound();
  return { ...bill, lines: await readLines(db, billId) };
}

async function readLines(db: Kysely<Database>, billId: string): Promise<BillLine[]> {
  const { rows } = await sql<BillLine>`
    SELECT l.kind, l.basis, l.qty_milli AS "qtyMilli", l.rate_e4 AS "rateE4", to_char(l.tariff_from, 'YYYY-MM') AS "tariffFrom",
      lower(l.days_billed)::text AS "from", upper(l.days_billed)::text AS "to",
      upper(l.days_billed) - lower(l.days_billed) AS days, l.days_of_month AS "daysOfMonth",
      l.full_amount AS "fullAmount", l.amount,
      CASE WHEN l.tax_profile <> 'none' THEN
        jsonb_build_object('profile', l.tax_profile, 'base', l.tax_base, 'amount', l.tax) END AS tax,
      (SELECT sum(b.amount)::bigint FROM bill_line b
        JOIN bill bo ON bo.org_id = b.org_id AND bo.id = b.bill_id AND bo.person_id = o.person_id
        JOIN billing_run p ON p.org_id = bo.org_id AND p.id = bo.run_id AND p.state = 'issued'
        WHERE b.org_id = l.org_id AND b.unit_id = l.unit_id AND b.kind = l.kind
          AND p.period = to_char((r.period || '-01')::date - interval '1 month', 'YYYY-MM')) AS "amountBefore"
    FROM bill_line l JOIN bill o ON o.org_id = l.org_id AND o.id = l.bill_id
    JOIN billing_run r ON r.org_id = o.org_id AND r.id = o.run_id
    WHERE l.bill_id = ${billId} ORDER BY l.position`.execute(db);
  return rows;
}
