import { decideRows, type PolicyActor } from '@imah/contract/access';
import type { PortfolioBuilding } from '@imah/contract/portfolio';
import { type Kysely, sql } from 'kysely';
import { scopeRows } from '@imah/server-platform/access';
import type { Database } from '@imah/server-platform/database/schema';
import { isOpen, isOverdue, isUnassigned, isVisibleAsOwn, overseenPlaces } from '@imah/server-tickets';

type Counts = NonNullable<PortfolioBuilding['tickets']>;
type CountsOf = Counts & { readonly id: string };

/**
 * The open tickets that the person may see, by building, as its list counts them; null for a building whose tickets
 * they may not see. `now` in milliseconds since 1970 UTC.
 */
export async function countOpenTickets(
  db: Kysely<Database>,
  actor: PolicyActor,
  now: number,
): Promise<(building: { readonly id: string; readonly orgId: string }) => Counts | null> {
  const [overseen, own] = await Promise.all([countOverseen(db, actor, now), countOwn(db, actor, now)]);
  const counted = new Map([...overseen, ...own].map(({ id, ...counts }) => [id, counts]));
  return ({ id, orgId }) => {
    const reach = decideRows(actor, 'ticket.view', { orgId, buildingId: id });
    if (reach !== 'all' && reach !== 'own') return null;
    return counted.get(id) ?? { open: 0, overdue: 0, unassigned: 0 };
  };
}

/** By the sums that are kept; whose time is up is counted by an index, without the rows. */
async function countOverseen(db: Kysely<Database>, actor: PolicyActor, now: number): Promise<CountsOf[]> {
  const places = overseenPlaces(actor);
  if (places.length === 0) return [];
  const { rows } = await sql<CountsOf>`
    SELECT b.id, sums.open, late.overdue, sums.unassigned
    FROM ${scopeRows(places, 's')}
    JOIN building b ON b.org_id = s.org_id AND (s.building_ids IS NULL OR b.id = ANY(s.building_ids)) AND b.status = 'active'
    CROSS JOIN LATERAL (
      SELECT coalesce(sum(t.count), 0)::integer AS open,
        coalesce(sum(t.count) FILTER (WHERE NOT t.is_assigned), 0)::integer AS unassigned
      FROM ticket_tally t WHERE t.org_id = b.org_id AND t.building_id = b.id AND ${isOpen}) sums
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS overdue FROM ticket t
      WHERE t.org_id = b.org_id AND t.building_id = b.id AND ${isOpen} AND ${isOverdue(now)}) late`.execute(db);
  return rows;
}

async function countOwn(db: Kysely<Database>, actor: PolicyActor, now: number): Promise<CountsOf[]> {
  const own = isVisibleAsOwn(actor);
  if (own === null) return [];
  return db
    .selectFrom('ticket as t')
    .select('t.building_id as id')
    .select(({ fn }) => [
      fn.countAll<number>().as('open'),
      fn.countAll<number>().filterWhere(isOverdue(now)).as('overdue'),
      fn.countAll<number>().filterWhere(isUnassigned).as('unassigned'),
    ])
    .where(sql<boolean>`${isOpen}`)
    .where(own)
    .groupBy(['t.building_id'])
    .execute();
}
