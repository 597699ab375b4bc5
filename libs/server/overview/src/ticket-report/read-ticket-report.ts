import { decideRows, type PolicyActor } from '@imah/contract/access';
import type { MonthOfTickets, TicketReport, TicketReportQuery } from '@imah/contract/portfolio';
import type { ReportGroup } from '@imah/contract/portfolio/words';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { permissionScopes, scopeRows } from '@imah/server-platform/access';
import type { Database } from '@imah/server-platform/database/schema';

/** A month and the one before, of the buildings whose tickets the person may all see; `now` in milliseconds. */
export async function readTicketReport(
  db: Kysely<Database>,
  actor: PolicyActor,
  query: TicketReportQuery,
  now: number,
): Promise<TicketReport> {
  const buildings = await findBuildings(db, actor, query.buildingId);
  const [received, resolved] = await Promise.all([
    countReceived(db, buildings, query, now),
    countResolved(db, buildings, query),
  ]);
  const counted = [...received, ...resolved];
  const monthOf = (isCounted: (part: Counted) => boolean): MonthOfTickets =>
    Object.assign({ ...nothing }, ...counted.filter(isCounted).map(({ figures }) => figures));
  const both = (isCounted: (part: Counted) => boolean) => ({
    now: monthOf((part) => part.isNow && isCounted(part)),
    before: monthOf((part) => !part.isNow && isCounted(part)),
  });
  const ids = [...new Set(counted.flatMap(({ isTotal, id }) => (isTotal ? [] : [id])))];
  const names = await readNames(db, query.by, ids);
  const rows = ids.map((id) => ({
    id,
    name: id === null ? null : (names.get(id) ?? null),
    ...both((part) => !part.isTotal && part.id === id),
  }));
  return {
    total: both(({ isTotal }) => isTotal),
    rows: rows.toSorted((one, other) => other.now.received - one.now.received || byName(one.name, other.name)),
  };
}

const nothing: MonthOfTickets = {
  received: 0,
  answered: 0,
  answeredInTime: 0,
  answeredLate: 0,
  medianAnswerSeconds: null,
  resolved: 0,
  resolvedInTime: 0,
  medianResolveSeconds: null,
  reopened: 0,
  good: 0,
  bad: 0,
};

interface Counted {
  readonly id: string | null;
  readonly isTotal: boolean;
  readonly isNow: boolean;
  readonly figures: Partial<MonthOfTickets>;
}

const byName = (one: string | null, other: string | null) => (one ?? '\uffff').localeCompare(other ?? '\uffff', 'id');

const groups = {
  building: sql`t.building_id`,
  category: sql`t.category_id`,
  assignee: sql`t.assignee_id`,
} as const satisfies Record<ReportGroup, RawBuilder<unknown>>;

async function findBuildings(db: Kysely<Database>, actor: PolicyActor, only: string | undefined): Promise<string[]> {
  const { rows } = await sql<{ id: string; orgId: string }>`
    SELECT b.id, b.org_id AS "orgId"
    FROM ${scopeRows(permissionScopes(actor, 'ticket.view'), 's')}
    JOIN building b ON b.org_id = s.org_id AND (s.building_ids IS NULL OR b.id = ANY(s.building_ids))
    WHERE ${only ?? null}::uuid IS NULL OR b.id = ${only ?? null}::uuid`.execute(db);
  const all = rows.filter(({ id, orgId }) => decideRows(actor, 'ticket.view', { orgId, buildingId: id }) === 'all');
  return [...new Set(all.map(({ id }) => id))];
}

/** The two months of each building, as its own clock has them. */
const months = (buildings: readonly string[], month: string) => sql`(
  SELECT b.org_id, b.id,
    (m.begins - interval '1 month') AT TIME ZONE b.time_zone AS earlier,
    m.begins AT TIME ZONE b.time_zone AS begins,
    (m.begins + interval '1 month') AT TIME ZONE b.time_zone AS ends
  FROM building b, (SELECT ${`${month}-01`}::timestamp AS begins) m
  WHERE b.id = ANY(${buildings}::uuid[])) k`;

const medianSeconds = (of: RawBuilder<unknown>) =>
  sql`round(percentile_cont(0.5) WITHIN GROUP (ORDER BY extract(epoch FROM ${of})))::integer`;

// A clock that was kept has no time at which it ran out.
async function countReceived(
  db: Kysely<Database>,
  buildings: readonly string[],
  { month, by }: TicketReportQuery,
  now: number,
): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    SELECT ${groups[by]} AS id, grouping(${groups[by]}) = 1 AS "isTotal", t.created_at >= k.begins AS "isNow",
      json_build_object('received', count(*), 'answered', count(t.responded_at),
        'answeredInTime', count(t.responded_at) FILTER (WHERE t.respond_due_at IS NULL),
        'answeredLate', count(*) FILTER (WHERE t.respond_due_at < coalesce(t.responded_at, ${new Date(now)})),
        'medianAnswerSeconds', ${medianSeconds(sql`t.responded_at - t.created_at`)}) AS figures
    FROM ${months(buildings, month)}
    JOIN ticket t ON t.org_id = k.org_id AND t.building_id = k.id AND t.created_at >= k.earlier AND t.created_at < k.ends
    WHERE t.state NOT IN ('merged', 'cancelled')
    GROUP BY GROUPING SETS ((1, 3), (3))`.execute(db);
  return rows;
}

async function countResolved(
  db: Kysely<Database>,
  buildings: readonly string[],
  { month, by }: TicketReportQuery,
): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    SELECT ${groups[by]} AS id, grouping(${groups[by]}) = 1 AS "isTotal", t.resolved_at >= k.begins AS "isNow",
      json_build_object('resolved', count(*), 'resolvedInTime', count(*) FILTER (WHERE t.resolve_due_at IS NULL),
        'medianResolveSeconds', ${medianSeconds(sql`t.resolved_at - t.created_at`)},
        'reopened', count(*) FILTER (WHERE t.reopened_count > 0),
        'good', count(*) FILTER (WHERE t.rating = 'good'), 'bad', count(*) FILTER (WHERE t.rating = 'bad')) AS figures
    FROM ${months(buildings, month)}
    JOIN ticket t ON t.org_id = k.org_id AND t.building_id = k.id AND t.resolved_at >= k.earlier AND t.resolved_at < k.ends
    GROUP BY GROUPING SETS ((1, 3), (3))`.execute(db);
  return rows;
}

const nameTables = {
  building: sql`SELECT id, name FROM building`,
  category: sql`SELECT id, name FROM ticket_category`,
  assignee: sql`SELECT id, name FROM app_user`,
} as const satisfies Record<ReportGroup, RawBuilder<unknown>>;

async function readNames(
  db: Kysely<Database>,
  by: ReportGroup,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ id: string; name: string }>`
    ${nameTables[by]} WHERE id = ANY(${ids.filter((id) => id !== null)}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
