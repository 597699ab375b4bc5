import type { UnitEvent } from '@imah/contract/buildings';
import type { UnitEventKind } from '@imah/contract/buildings/words';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { PlaceEdit } from './place-edit.ts';

const atMost = 200;

interface TimelineRow {
  readonly at: Date;
  readonly kind: UnitEventKind;
  readonly subject: string | null;
  readonly actor: string | null;
  readonly fields: string[];
}

/**
 * What happened to a unit, newest first: its own changes, who moved in and out, alarms of its devices, its tickets.
 * Names of people only where the reader may see who lives there, and only the tickets that they may see.
 */
export async function readUnitTimeline(
  db: Kysely<Database>,
  { orgId, buildingId }: Pick<PlaceEdit, 'orgId' | 'buildingId'>,
  unitId: string,
  options: {
    readonly showsPeople: boolean;
    /** SQL: whether the reader may see ticket `t`. */
    readonly seesTicket: RawBuilder<unknown>;
    readonly now: number;
  },
): Promise<UnitEvent[]> {
  const { rows } = await sql<TimelineRow>`
    SELECT at, kind, subject, actor, fields FROM (
      SELECT a.at, CASE a.action WHEN 'create' THEN 'created' WHEN 'delete' THEN 'deleted' WHEN 'restore' THEN 'restored'
          ELSE 'changed' END AS kind,
        NULL AS subject, u.name AS actor,
        CASE WHEN a.action = 'update' THEN ARRAY(SELECT jsonb_object_keys(a.after)) ELSE '{}'::text[] END AS fields
      FROM audit_event a LEFT JOIN app_user u ON a.actor_kind = 'user' AND u.id = a.actor_id
      WHERE a.org_id = ${orgId} AND a.entity = 'unit' AND a.entity_id = ${unitId}
        AND a.action IN ('create', 'update', 'delete', 'restore')
      UNION ALL
      SELECT un.created_at, 'created', NULL, NULL, '{}'::text[] FROM unit un
      WHERE un.org_id = ${orgId} AND un.id = ${unitId} AND NOT EXISTS (
        SELECT 1 FROM audit_event a
        WHERE a.org_id = ${orgId} AND a.entity = 'unit' AND a.entity_id = ${unitId} AND a.action = 'create'
      )
      UNION ALL
      SELECT moment.at, moment.kind, CASE WHEN ${options.showsPeople} THEN p.name END, NULL, ARRAY[o.role]
      FROM occupancy o JOIN person p ON p.org_id = o.org_id AND p.id = o.person_id
      JOIN building b ON b.org_id = o.org_id AND b.id = ${buildingId}
      CROSS JOIN LATERAL (VALUES
        (lower(o.period)::timestamp AT TIME ZONE b.time_zone, 'moved-in'),
        (upper(o.period)::timestamp AT TIME ZONE b.time_zone, 'moved-out')
      ) AS moment(at, kind)
      WHERE o.org_id = ${orgId} AND o.unit_id = ${unitId} AND moment.at IS NOT NULL
        AND moment.at <= ${new Date(options.now)}
        -- A stay that is cut in two where the bills change hands is still one stay.
        AND NOT EXISTS (
          SELECT 1 FROM occupancy n WHERE n.org_id = o.org_id AND n.unit_id = o.unit_id AND n.person_id = o.person_id
            AND CASE moment.kind WHEN 'moved-in' THEN upper(n.period) = lower(o.period)
              ELSE lower(n.period) = upper(o.period) END
        )
      UNION ALL
      SELECT moment.at, moment.kind, d.name, NULL, ARRAY[a.severity]
      FROM alarm a JOIN device d ON d.org_id = a.org_id AND d.id = a.device_id
      CROSS JOIN LATERAL (VALUES (a.raised_at, 'alarm-raised'), (a.cleared_at, 'alarm-cleared')) AS moment(at, kind)
      WHERE a.org_id = ${orgId} AND d.unit_id = ${unitId} AND moment.at IS NOT NULL
      UNION ALL
      SELECT e.at, CASE e.kind WHEN 'created' THEN 'ticket-created' ELSE 'ticket-resolved' END,
        t.number || ' ' || t.title, u.name, ARRAY[t.id::text]
      FROM ticket t JOIN ticket_event e ON e.org_id = t.org_id AND e.ticket_id = t.id
        AND (e.kind = 'created' OR (e.kind = 'moved' AND e.data->>'to' = 'resolved'))
      LEFT JOIN app_user u ON ${options.showsPeople} AND u.id = e.actor_id
      WHERE t.org_id = ${orgId} AND t.unit_id = ${unitId} AND ${options.seesTicket}
    ) event ORDER BY at DESC LIMIT ${atMost}`.execute(db);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}
