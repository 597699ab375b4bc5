import { decide, type PolicyActor } from '@imah/contract/access';
import { id, instant } from '@imah/contract/core';
import type { Outage, OutageQuery } from '@imah/contract/outages';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '@imah/server-platform/database/schema';
import { readCursor, writeCursor } from '@imah/server-platform/http';
import { isOutageStaff, selectOutages } from './outage-row.ts';

const position = z.object({ at: instant, id });

interface Place {
  readonly orgId: string;
  readonly buildingId: string;
}

/** A page of the outages of a building: open ones by when they begin, others by when they ended, the newest first. */
export async function listOutages(
  db: Kysely<Database>,
  actor: PolicyActor,
  place: Place,
  query: OutageQuery,
): Promise<{ data: Outage[]; meta: { nextCursor: string | null } }> {
  const { show, service, kind, of, ticketId, limit } = query;
  const after = readCursor(position, query.cursor);
  const isOpen = show === 'open';
  const [column, compare] = isOpen ? [sql`o.starts_at`, sql`>`] : [sql`o.ended_at`, sql`<`];
  const conditions: RawBuilder<unknown>[] = [
    sql`o.org_id = ${place.orgId}`,
    sql`o.building_id = ${place.buildingId}`,
    ...(ticketId === undefined ? [isOpen ? sql`o.ended_at IS NULL` : sql`o.ended_at IS NOT NULL`] : []),
    ...(ticketId === undefined ? [] : [isOutageStaff(actor, place) ? isOfTicket(ticketId) : sql`false`]),
    ...(service === undefined ? [] : [sql`o.service = ${service}`]),
    ...(kind === undefined ? [] : [sql`o.kind = ${kind}`]),
    ...(of === 'everyone' ? [] : [concerns(actor, place)]),
    ...(after === null ? [] : [sql`(${column}, o.id) ${compare} (${after.at}::timestamptz, ${after.id}::uuid)`]),
  ];
  const direction = isOpen ? sql`` : sql`DESC`;
  const found = await selectOutages(db, actor, {
    condition: sql.join(conditions, sql` AND `),
    order: sql`${column} ${direction}, o.id ${direction}`,
    limit: limit + 1,
  });
  const last = found.length > limit ? found[limit - 1] : undefined;
  const at = isOpen ? last?.startsAt : last?.ended?.at;
  const next = last === undefined || at === undefined ? null : writeCursor({ at, id: last.id });
  return { data: found.slice(0, limit), meta: { nextCursor: next } };
}

const isOfTicket = (ticketId: string) => sql`EXISTS (SELECT 1 FROM outage_ticket ot
  WHERE ot.org_id = o.org_id AND ot.outage_id = o.id AND ot.ticket_id = ${ticketId})`;

/** SQL: whether outage `o` concerns a place of the person; who lives nowhere there but works there reads all. */
function concerns(actor: PolicyActor, place: Place): RawBuilder<unknown> {
  const home = actor.memberships.find(({ orgId }) => orgId === place.orgId);
  const unitIds = [...(home?.unitIds ?? [])];
  if (unitIds.length === 0 && decide(actor, 'unit.view', place) === 'allowed') return sql`true`;
  return sql`(o.scope = 'all' OR EXISTS (
    SELECT 1 FROM outage_place p JOIN unit un ON un.org_id = p.org_id AND un.id = ANY(${unitIds}::uuid[])
    JOIN floor f ON f.org_id = un.org_id AND f.id = un.floor_id
    WHERE p.org_id = o.org_id AND p.outage_id = o.id AND p.target_id IN (un.id, f.section_id)))`;
}

/** Open outages whose planned end is over and that the person may end, those that wait longest on top. */
export async function readLateOutages(
  db: Kysely<Database>,
  actor: PolicyActor,
  { mayEnd, limit, now }: { mayEnd: RawBuilder<unknown>; limit: number; now: number },
): Promise<{ readonly total: number; readonly outages: Outage[] }> {
  const condition = sql`o.ended_at IS NULL AND o.expected_end_at <= ${new Date(now)} AND b.status = 'active' AND ${mayEnd}`;
  const [outages, { total }] = await Promise.all([
    selectOutages(db, actor, { condition, order: sql`o.expected_end_at, o.id`, limit }),
    db
      .selectFrom('outage as o')
      .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 'o.org_id').onRef('b.id', '=', 'o.building_id'))
      .select(({ fn }) => fn.countAll<number>().as('total'))
      .where(sql<boolean>`${condition}`)
      .executeTakeFirstOrThrow(),
  ]);
  return { total, outages };
}
