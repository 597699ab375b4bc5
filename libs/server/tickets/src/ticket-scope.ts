import { decideRows, type PolicyActor, type PolicyMembership } from '@imah/contract/access';
import { type RawBuilder, sql } from 'kysely';

/** SQL: whether the person may see ticket `t`, by each of their memberships. */
export function isVisibleTicket(actor: PolicyActor): RawBuilder<boolean> {
  const scopes = actor.memberships.flatMap((membership) => {
    const { orgId, buildings } = membership;
    const rows = decideRows(actor, 'ticket.view', { orgId });
    if (rows !== 'all' && rows !== 'own') return [];
    const inBuildings = buildings === 'all' ? sql`true` : sql`t.building_id = ANY(${[...buildings]}::uuid[])`;
    const inReach = rows === 'all' ? sql`true` : isOwn(actor.userId, membership);
    return [sql`(t.org_id = ${orgId} AND ${inBuildings} AND ${inReach})`];
  });
  return scopes.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(scopes, sql` OR `)})`;
}

/** The organisation of a building all of whose tickets the person sees, where that is all they see; else null. */
export function seesWholeBuilding(actor: PolicyActor, buildingId: string): string | null {
  const [only, ...others] = actor.memberships;
  if (only === undefined || others.length > 0) return null;
  return decideRows(actor, 'ticket.view', { orgId: only.orgId, buildingId }) === 'all' ? only.orgId : null;
}

// The same as the subjects of `resolveTarget` say of one ticket.
function isOwn(userId: string, { unitIds, unitsSince }: PolicyMembership): RawBuilder<boolean> {
  const stays = [...unitIds].map((id) => ({ id, since: new Date(unitsSince?.get(id) ?? 0) }));
  return sql<boolean>`(
    (t.audience = 'resident' AND (t.reporter_user_id = ${userId} OR (t.unit_id = ANY(${[...unitIds]}::uuid[])
      AND EXISTS (SELECT 1 FROM jsonb_to_recordset(${JSON.stringify(stays)}::jsonb) AS stay(id uuid, since timestamptz)
        WHERE stay.id = t.unit_id AND stay.since <= t.created_at))))
    OR ${worksOn(userId)})`;
}

/** SQL: whether the person may know who reported ticket `t`, which they see: as staff, or because it was them. */
export function knowsReporter(actor: PolicyActor): RawBuilder<boolean> {
  const overseen = actor.memberships.flatMap(({ orgId, buildings }) => {
    if (decideRows(actor, 'ticket.view', { orgId }) !== 'all') return [];
    return buildings === 'all'
      ? [sql`t.org_id = ${orgId}`]
      : [sql`(t.org_id = ${orgId} AND t.building_id = ANY(${[...buildings]}::uuid[]))`];
  });
  return sql<boolean>`coalesce(${sql.join([...overseen, sql`t.reporter_user_id = ${actor.userId}`, worksOn(actor.userId)], sql` OR `)}, false)`;
}

/** SQL: whether ticket `t` was given to the person. */
export function worksOn(userId: string): RawBuilder<boolean> {
  return sql<boolean>`(t.assignee_id = ${userId} OR EXISTS (
    SELECT 1 FROM ticket_executor e WHERE e.org_id = t.org_id AND e.ticket_id = t.id AND e.user_id = ${userId}))`;
}
