import type { PolicyActor } from '@imah/contract/access';
import type { AuditFilter } from '@imah/contract/audit';
import { type RawBuilder, sql } from 'kysely';
import type { ServerContext } from '../context.ts';
import { invalidField } from '../http/errors.ts';
import type { AuditRows } from './read-audit.ts';
import { isReadableEntry } from './readable-entries.ts';

/** The rows that the filter lets through and the person may read. @throws {HttpProblem} 422 at `to` when the time runs backwards */
export function matching(
  ports: Pick<ServerContext, 'domains' | 'now'>,
  actor: PolicyActor,
  orgId: string,
  { who, entity, buildingId, from, to }: AuditFilter,
): AuditRows {
  if (from !== undefined && to !== undefined && to <= from) throw invalidField('to', 'invalid');
  const reach = actor.memberships.find((membership) => membership.orgId === orgId)?.buildings ?? new Set<string>();
  const buildings =
    buildingId === undefined ? reach : new Set(reach === 'all' || reach.has(buildingId) ? [buildingId] : []);
  const isNamed = who !== undefined && who !== '';
  const conditions = [
    isReadableEntry(ports, actor, orgId),
    // What concerns the organisation as a whole is for those who see all of it.
    buildings === 'all' ? null : sql`e.building_id = ANY(${[...buildings]}::uuid[])`,
    entity === undefined ? null : sql`e.entity = ${entity}`,
    from === undefined ? null : isSince(orgId, from),
    to === undefined ? null : isBefore(orgId, to),
  ].filter((part) => part !== null);
  const condition = sql.join(conditions, sql` AND `);
  if (isNamed) return { condition, each: { column: 'actor_id', of: actorsCalled(orgId, who) } };
  if (buildings === 'all') return { condition };
  return { condition, each: { column: 'building_id', of: sql`SELECT unnest(${[...buildings]}::uuid[])` } };
}

/** SQL: who did something in the organisation and is called so: from one to the next in the index of who did what. */
function actorsCalled(orgId: string, who: string): RawBuilder<unknown> {
  const next = (after: RawBuilder<unknown>) => sql`
    SELECT x.actor_id FROM audit_event x WHERE x.org_id = ${orgId} AND ${after} ORDER BY x.actor_id LIMIT 1`;
  return sql`
    WITH RECURSIVE actor(id) AS (
      (${next(sql`x.actor_id IS NOT NULL`)})
      UNION ALL SELECT (${next(sql`x.actor_id > actor.id`)}) FROM actor WHERE actor.id IS NOT NULL)
    SELECT actor.id FROM actor JOIN app_user u ON u.id = actor.id WHERE strpos(lower(u.name), lower(${who})) > 0`;
}

// Rows have the numbers of the order in which they were written, which is not quite that of their times: what takes long
// writes the time at which it began. Nothing takes an hour. So the number of a time is looked for within one, and the rows
// before it are not read only to be left out. Without `OFFSET 0` the outermost number is looked for in the order of all.
const disorder = sql`interval '1 hour'`;

function isSince(orgId: string, from: string): RawBuilder<unknown> {
  const first = sql`(SELECT min(x.at) FROM audit_event x WHERE x.org_id = ${orgId} AND x.at >= ${from}::timestamptz)`;
  return sql`e.at >= ${from}::timestamptz AND e.seq >= (SELECT min(x.seq) FROM (
    SELECT x.seq FROM audit_event x WHERE x.org_id = ${orgId} AND x.at >= ${first} AND x.at <= ${first} + ${disorder} OFFSET 0) x)`;
}

function isBefore(orgId: string, to: string): RawBuilder<unknown> {
  const last = sql`(SELECT max(x.at) FROM audit_event x WHERE x.org_id = ${orgId} AND x.at < ${to}::timestamptz)`;
  return sql`e.at < ${to}::timestamptz AND e.seq <= (SELECT max(x.seq) FROM (
    SELECT x.seq FROM audit_event x WHERE x.org_id = ${orgId} AND x.at <= ${last} AND x.at >= ${last} - ${disorder} OFFSET 0) x)`;
}
