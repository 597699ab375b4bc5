import type { PolicyActor, PolicyMembership } from '@imah/contract/access';
import { type TopicKind, topicKinds, topicPermissions, type TopicRight } from '@imah/contract/community/words';
import { type RawBuilder, sql } from 'kysely';

/**
 * SQL: whether the person may see topic `t` at `now`. Rights open its kind; then they moderate it, wrote it, or it is
 * published and they are of its audience.
 */
export function isVisibleTopic(actor: PolicyActor, now: number): RawBuilder<unknown> {
  const at = new Date(now);
  const scopes = actor.memberships.flatMap((membership) => {
    const { orgId, buildings } = membership;
    const read = kindsFor(membership, 'read');
    if (read.length === 0) return [];
    const isWide = buildings === 'all';
    const inBuildings = isWide
      ? sql`true`
      : sql`(t.building_id IS NULL OR t.building_id = ANY(${[...buildings]}::uuid[]))`;
    // What is of a whole organisation is moderated by those whose rights reach all of it.
    const reaches = isWide ? sql`true` : sql`t.building_id IS NOT NULL`;
    return [
      sql`(t.org_id = ${orgId} AND ${inBuildings} AND t.kind = ANY(${read}::text[]) AND (
        (t.kind = ANY(${kindsFor(membership, 'moderate')}::text[]) AND ${reaches}) OR t.author_id = ${actor.userId}
        OR (t.publish_at <= ${at} AND ${isInAudience(actor.userId, membership)})))`,
    ];
  });
  return scopes.length === 0 ? sql`false` : sql`(t.deleted_at IS NULL AND (${sql.join(scopes, sql` OR `)}))`;
}

function kindsFor({ grants }: PolicyMembership, right: TopicRight): TopicKind[] {
  return topicKinds.filter((kind) => grants.has(topicPermissions[kind][right]));
}

// The same as `audience_readers` says of all who belong to one audience.
function isInAudience(userId: string, { orgId, unitIds }: PolicyMembership): RawBuilder<unknown> {
  return sql`(t.audience = 'all' OR EXISTS (
    SELECT 1 FROM topic_audience a WHERE a.org_id = t.org_id AND a.topic_id = t.id AND (
      a.group_id IN (
        SELECT mg.group_id FROM membership m
        JOIN membership_group mg ON mg.org_id = m.org_id AND mg.membership_id = m.id
        WHERE m.org_id = ${orgId} AND m.user_id = ${userId})
      OR EXISTS (
        SELECT 1 FROM unit un JOIN floor f ON f.org_id = un.org_id AND f.id = un.floor_id
        WHERE un.org_id = ${orgId} AND un.id = ANY(${[...unitIds]}::uuid[]) AND un.building_id = t.building_id
          AND un.deleted_at IS NULL AND a.target_id IN (un.id, un.floor_id, f.section_id)))))`;
}
