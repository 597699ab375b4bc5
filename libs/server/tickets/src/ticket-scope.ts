import { decideRows, type PolicyActor, type PolicyMembership } from '@imah/contract/access';
import { type RawBuilder, sql } from 'kysely';
import { permissionScopes } from '@imah/server-platform/access';

/** SQL: whether the person may see ticket `t`, by each of their memberships. */
export function isVisibleTicket(actor: PolicyActor): RawBuilder<boolean> {
  return anyOf([...scopesOf(actor, 'all'), ...scopesOf(actor, 'own')]);
}

/** SQL: whether the person sees ticket `t` as their own, where that is all they see; null where it is so nowhere. */
export function isVisibleAsOwn(actor: PolicyActor): RawBuilder<boolean> | null {
  const scopes = scopesOf(actor, 'own');
  return scopes.length === 0 ? null : anyOf(scopes);
}

/** Where the person sees every ticket. */
export function overseenPlaces(actor: PolicyActor): ReturnType<typeof permissionScopes> {
  return permissionScopes(actor, 'ticket.view').filter(({ unit_ids }) => unit_ids === null);
}

function scopesOf(actor: PolicyActor, reach: 'all' | 'own'): RawBuilder<unknown>[] {
  return actor.memberships.flatMap((membership) => {
    const { orgId, buildings } = membership;
    if (decideRows(actor, 'ticket.view', { orgId }) !== reach) return [];
    const inBuildings = buildings === 'all' ? sql`true` : sql`t.building_id = ANY(${[...buildings]}::uuid[])`;
    const inReach = reach === 'all' ? sql`true` : isOwn(actor.userId, membership);
    return [sql`(t.org_id = ${orgId} AND ${inBuildings} AND ${inReach})`];
  });
}

function anyOf(scopes: readonly RawBuilder<unknown>[]): RawBuilder<boolean> {
  return scopes.length === 0 ? sql<boolean>`false` : sql<boolean>`(${sql.join(scopes, sql` OR `)})`;
}

/** The organisation of a building all of whose tickets the person sees, where that is all they see; else null. */
export function seesWholeBuilding(actor: PolicyActor, buildingId: string): string | null {
  const [only, ...others] = actor.memberships;
  if (only === undefined || others.length > 0) return null;
  return decideRows(actor, 'ticket.view', { orgId: only.orgId, buildingId }) === 'all' ? only.orgId : null;
}

// The same as the subjects of `resolveTarget` say of one ticket. What may be theirs is gathered by the indexes of each way
// first: asked of every ticket in turn, it would be asked of all there are.
function isOwn(userId: string, { orgId, unitIds, unitsSince }: PolicyMembership): RawBuilder<boolean> {
  const mayBe = sql`t.id = ANY(ARRAY(
    SELECT x.id FROM ticket x WHERE x.reporter_user_id = ${userId}
    UNION ALL SELECT x.id FROM ticket x WHERE x.org_id = ${orgId} AND x.unit_id = ANY(${[...unitIds]}::uuid[])
    UNION ALL SELECT x.id FROM ticket x WHERE x.assignee_id = ${userId}
    UNION ALL SELECT x.ticket_id FROM ticket_executor x WHERE x.user_id = ${userId}))`;
  const stays = [...unitIds].map((id) => ({ id, since: new Date(unitsSince?.get(id) ?? 0) }));
  return sql<boolean>`(${mayBe} AND (
    (t.audience = 'resident' AND (t.reporter_user_id = ${userId} OR (t.unit_id = ANY(${[...unitIds]}::uuid[])
      AND EXISTS (SELECT 1 FROM jsonb_to_recordset(${JSON.stringify(stays)}::jsonb) AS stay(id uuid, since timestamptz)
        WHERE stay.id = t.unit_id AND stay.since <= t.created_at))))
    OR ${worksOn(userId)}))`;
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

/** SQL: the same as `worksOn`, for a query that looks for such tickets: those that the person helps with are gathered first. */
export function isWorkOf(userId: string): RawBuilder<boolean> {
  return sql<boolean>`(t.assignee_id = ${userId} OR ${helpsWith(userId)})`;
}

/** SQL: whether the person works on ticket `t` beside whoever has it. */
export function helpsWith(userId: string): RawBuilder<boolean> {
  return sql<boolean>`t.id = ANY(ARRAY(SELECT x.ticket_id FROM ticket_executor x WHERE x.user_id = ${userId}))`;
}

/** SQL: whether ticket `t` was given to the person. */
export function worksOn(userId: string): RawBuilder<boolean> {
  return sql<boolean>`(t.assignee_id = ${userId} OR EXISTS (
    SELECT 1 FROM ticket_executor e WHERE e.org_id = t.org_id AND e.ticket_id = t.id AND e.user_id = ${userId}))`;
}
