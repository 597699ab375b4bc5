import type { Kysely, Transaction } from 'kysely';
import { sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { endsAfter, firstDay, lastDay, localDay } from './occupancy-repository.ts';
import type { PeopleOf } from './person-repository.ts';
import { type Stay, toDate, toDay } from './stays.ts';

const lastDate = toDay('9999-12-31');

/** Every stay of a unit, past and to come. */
export async function listStays(
  db: Kysely<Database>,
  { orgId }: Pick<PeopleOf, 'orgId'>,
  unitId: string,
): Promise<Stay[]> {
  const rows = await db
    .selectFrom('occupancy as o')
    .select(['o.id', 'o.person_id as personId', 'o.role', 'o.share_ppm as share', 'o.is_billing_party as pays'])
    .select([firstDay.as('from'), lastDay.as('to')])
    .where('o.org_id', '=', orgId)
    .where('o.unit_id', '=', unitId)
    .execute();
  return rows.map((row) => ({ ...row, from: toDay(row.from), to: row.to === null ? null : toDay(row.to) }));
}

/** Brings the rows of a unit from one list of stays to another; what did not change is not touched. */
export async function writeStays(
  trx: Transaction<Database>,
  { orgId, now }: Pick<PeopleOf, 'orgId' | 'now'>,
  unitId: string,
  before: readonly Stay[],
  after: readonly Stay[],
): Promise<void> {
  const kept = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  const old = new Map(before.map((stay) => [stay.id, JSON.stringify(inOrder(stay))]));
  const written = after.filter((stay) => old.get(stay.id) !== JSON.stringify(inOrder(stay)));
  if (gone.length > 0) await trx.deleteFrom('occupancy').where('org_id', '=', orgId).where('id', 'in', gone).execute();
  const rows = written.map((stay) => ({
    ...stay,
    from: toDate(stay.from),
    // The day after the last one that can be written is no date: until then is for good.
    end: stay.to === null || stay.to >= lastDate ? null : toDate(stay.to + 1),
  }));
  await sql`
    INSERT INTO occupancy (org_id, id, unit_id, person_id, role, share_ppm, is_billing_party, period, created_at)
    SELECT ${orgId}, id, ${unitId}, "personId", role, share, pays, daterange("from", "end"), ${new Date(now)}
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

/** Whether somebody pays for the unit on `day` or later. */
export async function isPaidFrom(
  db: Kysely<Database>,
  { orgId }: Pick<PeopleOf, 'orgId'>,
  unitId: string,
  day: string,
): Promise<boolean> {
  const row = await db
    .selectFrom('occupancy as o')
    .select('o.id')
    .where('o.org_id', '=', orgId)
    .where('o.unit_id', '=', unitId)
    .where('o.is_billing_party', '=', true)
    .where((eb) => endsAfter(eb.cast<string>(eb.val(day), 'date')))
    .executeTakeFirst();
  return row !== undefined;
}

/** A stay that began or ended since its building was last looked at. */
export interface Turn {
  readonly id: string;
  readonly unitId: string;
  readonly version: number;
  /** The account of whoever moves, where they have one. */
  readonly userId: string | null;
  /** Null in a building that is looked at for the first time: what turned long ago is news for nobody. */
  readonly since: string | null;
}

export function listTurns(db: Kysely<Database>, { orgId, buildingId, now }: PeopleOf): Promise<Turn[]> {
  const since = sql`coalesce(b.stays_settled_on, '-infinity')`;
  return db
    .selectFrom('building as b')
    .innerJoin('unit as u', (join) =>
      join.onRef('u.org_id', '=', 'b.org_id').onRef('u.building_id', '=', 'b.id').on('u.deleted_at', 'is', null),
    )
    .innerJoin('occupancy as o', (join) => join.onRef('o.org_id', '=', 'u.org_id').onRef('o.unit_id', '=', 'u.id'))
    .innerJoin('person as p', (join) => join.onRef('p.org_id', '=', 'o.org_id').onRef('p.id', '=', 'o.person_id'))
    .select(['o.id', 'o.unit_id as unitId', 'o.version', 'p.user_id as userId', 'b.stays_settled_on as since'])
    .where('b.org_id', '=', orgId)
    .where('b.id', '=', buildingId)
    .where(
      sql<boolean>`(lower(o.period) > ${since} AND lower(o.period) <= ${localDay(now)}
        OR upper(o.period) > ${since} AND upper(o.period) <= ${localDay(now)})`,
    )
    .orderBy('o.id')
    .execute();
}

/** The buildings of everybody on which a new day has begun since their stays were looked at. */
export function listDueBuildings(db: Kysely<Database>, now: number): Promise<{ orgId: string; buildingId: string }[]> {
  return db
    .selectFrom('building as b')
    .select(['b.org_id as orgId', 'b.id as buildingId'])
    .where((eb) => eb.or([eb('b.stays_settled_on', 'is', null), eb('b.stays_settled_on', '<', localDay(now))]))
    .orderBy('b.id')
    .execute();
}

/** Writes down that the stays of a building were looked at today. */
export async function markLookedAt(trx: Transaction<Database>, { orgId, buildingId, now }: PeopleOf): Promise<void> {
  await sql`
    UPDATE building b SET stays_settled_on = ${localDay(now)} WHERE b.org_id = ${orgId} AND b.id = ${buildingId}`.execute(
    trx,
  );
}

/** The last day of somebody in a unit; null while no end is known, and without any stay. */
export async function findLastDay(
  db: Kysely<Database>,
  { orgId }: Pick<PeopleOf, 'orgId'>,
  { unitId, personId }: { readonly unitId: string; readonly personId: string },
): Promise<string | null> {
  const rows = await db
    .selectFrom('occupancy as o')
    .select(lastDay.as('to'))
    .where('o.org_id', '=', orgId)
    .where('o.unit_id', '=', unitId)
    .where('o.person_id', '=', personId)
    .execute();
  // Days are written so that the later one is the greater text.
  const days = rows.flatMap(({ to }) => (to === null ? [] : [to])).toSorted();
  return days.length < rows.length ? null : (days.at(-1) ?? null);
}
