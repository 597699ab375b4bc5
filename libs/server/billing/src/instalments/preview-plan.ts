import type { InstalmentPreview } from '@imah/contract/payments';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { selectOpenBills } from '../arrears/open-bills.ts';
import { partsOf, type Terms } from './plan-parts.ts';

interface Place {
  readonly orgId: string;
  readonly buildingId: string;
}
/** A payer of a unit. */
interface PayerKey extends Place {
  readonly unitId: string;
  readonly personId: string;
}
const most = 50;

/** Open bills of a payer of a unit that a plan may take: what is disputed waits for its answer, and no bill is in two plans. */
export const selectForPlan = (db: Kysely<Database>, { orgId, buildingId, unitId, personId }: PayerKey) =>
  selectOpenBills(db, { orgId, buildingId })
    .select(['b.id as billId', 'b.number', 'r.period', 'r.due_on as dueOn', 'b.outstanding', 'b.paid', 'b.credited'])
    .where('b.unit_id', '=', unitId)
    .where('b.person_id', '=', personId)
    .where('r.state', '=', 'issued')
    .where('b.disputed', '=', 0)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('instalment_bill as i')
            .select('i.bill_id')
            .whereRef('i.org_id', '=', 'b.org_id')
            .whereRef('i.bill_id', '=', 'b.id')
            .where('i.is_open', '=', true),
        ),
      ),
    )
    .orderBy('r.due_on')
    .orderBy('b.id')
    .limit(most);

/** Whose an issued bill of the building is. @throws {HttpProblem} 404 */
export async function readPayer(db: Kysely<Database>, { orgId, buildingId }: Place, billId: string) {
  return db
    .selectFrom('bill as b')
    .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'b.org_id').onRef('p.id', '=', 'b.person_id'))
    .select(['b.unit_id as unitId', 'b.unit_code as unitCode', 'b.person_id as personId', 'p.name as personName'])
    .select('p.user_id as userId')
    .where('b.org_id', '=', orgId)
    .where('b.building_id', '=', buildingId)
    .where('b.id', '=', billId)
    .where('b.count', 'is not', null)
    .executeTakeFirstOrThrow(notFound);
}

/** The open bills of whoever pays a bill, and the parts in which those that are not left out would be paid. @throws {HttpProblem} 404 */
export async function previewPlan(
  db: Kysely<Database>,
  place: Place,
  { billId, without, ...terms }: Terms & { readonly billId: string; readonly without?: string | undefined },
): Promise<InstalmentPreview> {
  const payer = await readPayer(db, place, billId);
  const left = new Set(without?.split(','));
  const open = await selectForPlan(db, { ...place, ...payer }).execute();
  const bills = open.map(({ number, paid: _paid, credited: _credited, ...bill }) => ({
    ...bill,
    number: number ?? '',
    chosen: !left.has(bill.billId),
  }));
  const total = bills.reduce((sum, { chosen, outstanding }) => sum + (chosen ? outstanding : 0), 0);
  const { unitCode, personName, userId } = payer;
  return {
    unitCode,
    personName,
    reach: userId === null ? 'none' : 'account',
    bills,
    total,
    parts: partsOf(total, terms),
  };
}
