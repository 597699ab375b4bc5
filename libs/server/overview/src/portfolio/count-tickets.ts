import { decideRows, type PolicyActor } from '@imah/contract/access';
import type { PortfolioBuilding } from '@imah/contract/portfolio';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { isOpen, isOverdue, isUnassigned, isVisibleTicket } from '@imah/server-tickets';

type Counts = NonNullable<PortfolioBuilding['tickets']>;

/**
 * The open tickets that the person may see, by building, as its list counts them; null for a building whose tickets
 * they may not see. `now` in milliseconds since 1970 UTC.
 */
export async function countOpenTickets(
  db: Kysely<Database>,
  actor: PolicyActor,
  now: number,
): Promise<(building: { readonly id: string; readonly orgId: string }) => Counts | null> {
  const rows = await db
    .selectFrom('ticket as t')
    .select('t.building_id as id')
    .select(({ fn }) => [
      fn.countAll<number>().as('open'),
      fn.countAll<number>().filterWhere(isOverdue(now)).as('overdue'),
      fn.countAll<number>().filterWhere(isUnassigned).as('unassigned'),
    ])
    .where(sql<boolean>`${isOpen}`)
    .where(sql<boolean>`${isVisibleTicket(actor)}`)
    .groupBy(['t.building_id'])
    .execute();
  const counted = new Map(rows.map(({ id, ...counts }) => [id, counts]));
  return ({ id, orgId }) => {
    const reach = decideRows(actor, 'ticket.view', { orgId, buildingId: id });
    if (reach !== 'all' && reach !== 'own') return null;
    return counted.get(id) ?? { open: 0, overdue: 0, unassigned: 0 };
  };
}
