import { decide, type PolicyActor } from '@imah/contract/access';
import type { Outage } from '@imah/contract/outages';
import type { OutageEnding, OutageKind, OutageScopeKind, OutageService } from '@imah/contract/outages/words';
import type { TimeZone } from '@imah/contract/buildings/words';
import { type Kysely, type RawBuilder, sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { notFound } from '@imah/server-platform/http';
import { isVisibleTicket } from '@imah/server-tickets';

/** An outage by its building and id. */
export interface OutageKey {
  readonly orgId: string;
  readonly buildingId: string;
  readonly outageId: string;
}

interface OutageRow {
  readonly id: string;
  readonly number: string;
  readonly orgId: string;
  readonly buildingId: string;
  readonly buildingName: string;
  readonly timeZone: TimeZone;
  readonly kind: OutageKind;
  readonly service: OutageService;
  readonly title: string;
  readonly residentText: string;
  readonly internalNote: string;
  readonly startsAt: Date;
  readonly expectedEndAt: Date | null;
  readonly endedAs: OutageEnding | null;
  readonly endedAt: Date | null;
  readonly scopeKind: OutageScopeKind;
  readonly scopeIds: readonly string[];
  readonly scopeNames: readonly string[];
  readonly alsoCount: number;
  readonly also: Outage['also'];
  readonly tickets: Outage['tickets'];
  readonly author: string | null;
  readonly createdAt: Date;
  readonly version: number;
}

/** Outages `o` as the person reads them: what is for staff only where they may change them. */
export async function selectOutages(
  db: Kysely<Database>,
  actor: PolicyActor,
  { condition, order, limit }: { condition: RawBuilder<unknown>; order: RawBuilder<unknown>; limit: number },
): Promise<Outage[]> {
  const { rows } = await sql<OutageRow>`
    SELECT o.id, o.number, o.org_id AS "orgId", o.building_id AS "buildingId", b.name AS "buildingName",
      b.time_zone AS "timeZone", o.kind, o.service, o.title, o.resident_text AS "residentText",
      o.internal_note AS "internalNote", o.starts_at AS "startsAt", o.expected_end_at AS "expectedEndAt",
      o.ended_as AS "endedAs", o.ended_at AS "endedAt", o.scope AS "scopeKind", place.ids AS "scopeIds",
      place.names AS "scopeNames", o.version, o.created_at AS "createdAt", u.name AS author,
      (SELECT count(*)::integer FROM outage_also a WHERE a.org_id = o.org_id AND a.outage_id = o.id) AS "alsoCount",
      CASE WHEN EXISTS (SELECT 1 FROM outage_also a
        WHERE a.org_id = o.org_id AND a.outage_id = o.id AND a.user_id = ${actor.userId}) THEN 'yes' ELSE 'no' END AS also,
      (SELECT coalesce(json_agg(json_build_object('id', t.id, 'number', t.number, 'title', t.title, 'state', t.state)
          ORDER BY t.number), '[]')
        FROM outage_ticket ot JOIN ticket t ON t.org_id = ot.org_id AND t.id = ot.ticket_id
        WHERE ot.org_id = o.org_id AND ot.outage_id = o.id AND ${isVisibleTicket(actor)}) AS tickets
    FROM outage o JOIN building b ON b.org_id = o.org_id AND b.id = o.building_id
    LEFT JOIN app_user u ON u.id = o.author_id
    CROSS JOIN LATERAL (
      SELECT coalesce(array_agg(p.target_id ORDER BY coalesce(s.name, un.code)), '{}') AS ids,
        coalesce(array_agg(coalesce(s.name, un.code) ORDER BY coalesce(s.name, un.code)), '{}') AS names
      FROM outage_place p
      LEFT JOIN section s ON s.org_id = p.org_id AND s.id = p.section_id
      LEFT JOIN unit un ON un.org_id = p.org_id AND un.id = p.unit_id
      WHERE p.org_id = o.org_id AND p.outage_id = o.id) place
    WHERE ${condition} ORDER BY ${order} LIMIT ${limit}`.execute(db);
  return rows.map((row) => toOutage(row, actor));
}

/** Whether the person reads what is for staff. */
export function isOutageStaff(
  actor: PolicyActor,
  place: { readonly orgId: string; readonly buildingId: string },
): boolean {
  return decide(actor, 'outage.update', place) === 'allowed' || decide(actor, 'outage.transition', place) === 'allowed';
}

function toOutage(row: OutageRow, actor: PolicyActor): Outage {
  const { startsAt, expectedEndAt, endedAs, endedAt, scopeKind, scopeIds, scopeNames, createdAt, ...same } = row;
  const isStaff = isOutageStaff(actor, row);
  return {
    ...same,
    internalNote: isStaff ? row.internalNote : null,
    tickets: isStaff ? row.tickets : [],
    startsAt: startsAt.toISOString(),
    expectedEndAt: expectedEndAt?.toISOString() ?? null,
    ended: endedAs === null || endedAt === null ? null : { as: endedAs, at: endedAt.toISOString() },
    scope: { kind: scopeKind, ids: [...scopeIds], names: [...scopeNames] },
    createdAt: createdAt.toISOString(),
  };
}

/** @throws {HttpProblem} 404 */
export async function getOutage(db: Kysely<Database>, actor: PolicyActor, key: OutageKey): Promise<Outage> {
  const { orgId, buildingId, outageId } = key;
  const [found] = await selectOutages(db, actor, {
    condition: sql`o.org_id = ${orgId} AND o.building_id = ${buildingId} AND o.id = ${outageId}`,
    order: sql`o.id`,
    limit: 1,
  });
  if (found === undefined) throw notFound();
  return found;
}

/** Reads an outage that stays as it is until the transaction ends. @throws {HttpProblem} 404 */
export async function lockOutage(trx: Transaction<Database>, actor: PolicyActor, key: OutageKey): Promise<Outage> {
  await trx
    .selectFrom('outage')
    .select('id')
    .where('org_id', '=', key.orgId)
    .where('id', '=', key.outageId)
    .forUpdate()
    .execute();
  return getOutage(trx, actor, key);
}
