import { sql, type Transaction } from 'kysely';
import type { PlaceEdit } from '@imah/server-buildings';
import type { Database } from '@imah/server-platform/database/schema';
import { invalidField } from '@imah/server-platform/http';
import { faultOf, type Stay, type StayFault, toDate, toDay } from './stays.ts';

/** The field at which a form shows what is wrong. */
const fieldOf: Readonly<Record<StayFault, string>> = {
  'ends-before-it-begins': 'to',
  'stays-twice': 'personId',
  'nobody-pays': 'isBillingParty',
  'shares-over-whole': 'sharePpm',
};

const lastDay = toDay('9999-12-31');

/** @throws {HttpProblem} 422 at the field that breaks a rule of the unit */
export function requireFaultless(stays: readonly Stay[]): void {
  const fault = faultOf(stays);
  if (fault !== null) throw invalidField(fieldOf[fault], fault);
}

/** Every stay of a unit, past and to come. */
export async function readStays(trx: Transaction<Database>, edit: PlaceEdit, unitId: string): Promise<Stay[]> {
  const { rows } = await sql<Omit<Stay, 'from' | 'to'> & { from: string; to: string | null }>`
    SELECT id, person_id AS "personId", role, share_ppm AS share, is_billing_party AS pays,
      lower(period)::text AS "from", (upper(period) - 1)::text AS "to"
    FROM occupancy WHERE org_id = ${edit.orgId} AND unit_id = ${unitId}`.execute(trx);
  return rows.map((row) => ({ ...row, from: toDay(row.from), to: row.to === null ? null : toDay(row.to) }));
}

/** Brings the rows of a unit from one list of stays to another; what did not change is not touched. */
export async function writeStays(
  trx: Transaction<Database>,
  edit: PlaceEdit,
  unitId: string,
  before: readonly Stay[],
  after: readonly Stay[],
): Promise<void> {
  const kept = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  const old = new Map(before.map((stay) => [stay.id, JSON.stringify(inOrder(stay))]));
  const written = after.filter((stay) => old.get(stay.id) !== JSON.stringify(inOrder(stay)));
  await sql`DELETE FROM occupancy WHERE org_id = ${edit.orgId} AND id = ANY(${gone}::uuid[])`.execute(trx);
  const rows = written.map((stay) => ({
    ...stay,
    from: toDate(stay.from),
    // The day after the last one that can be written is no date: until then is for good.
    end: stay.to === null || stay.to >= lastDay ? null : toDate(stay.to + 1),
  }));
  await sql`
    INSERT INTO occupancy (org_id, id, unit_id, person_id, role, share_ppm, is_billing_party, period, created_at)
    SELECT ${edit.orgId}, id, ${unitId}, "personId", role, share, pays, daterange("from", "end"), ${new Date(edit.now)}
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS s(id uuid, "personId" uuid, role text, share integer, pays boolean, "from" date, "end" date)
    ON CONFLICT (org_id, id) DO UPDATE SET role = excluded.role, share_ppm = excluded.share_ppm,
      is_billing_party = excluded.is_billing_party, period = excluded.period, version = occupancy.version + 1`.execute(
    trx,
  );
}

/** The fields in one order, so that equal stays are equal texts. */
function inOrder({ id, personId, role, share, pays, from, to }: Stay): unknown[] {
  return [id, personId, role, share, pays, from, to];
}
