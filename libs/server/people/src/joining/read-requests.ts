import type { JoinRequest } from '@imah/contract/people';
import type { RequestPlace } from '@imah/contract/today';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { isLasting } from '../accounts/lasting-stay.ts';

/** A request with where it is about, and how many there are like it. */
export interface FoundRequest {
  readonly request: JoinRequest;
  readonly building: RequestPlace;
  readonly total: number;
}

/** Who waits to be let in, of those that a condition on `join_request r` names, the oldest first. */
export async function readRequests(
  db: Kysely<Database>,
  { where, now, limit }: { readonly where: RawBuilder<unknown>; readonly now: number; readonly limit: number },
): Promise<FoundRequest[]> {
  const { rows } = await sql<FoundRequest>`
    SELECT json_build_object('id', r.id, 'unitCode', r.unit_code, 'role', r.role, 'note', r.note, 'status', r.status,
        'createdAt', to_char(r.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'name', a.name,
        'email', a.email, 'unitId', u.id, 'candidates', coalesce(people.candidates, '[]'),
        'isPaid', coalesce(people.paid, false)) AS request,
      json_build_object('id', b.id, 'name', b.name, 'timeZone', b.time_zone) AS building,
      (count(*) OVER ())::integer AS total
    FROM join_request r JOIN app_user a ON a.id = r.user_id
    JOIN building b ON b.org_id = r.org_id AND b.id = r.building_id
    LEFT JOIN LATERAL (SELECT id FROM unit WHERE org_id = r.org_id AND building_id = r.building_id AND deleted_at IS NULL
      AND lower(code) = lower(r.unit_code) LIMIT 1) u ON true
    LEFT JOIN LATERAL (
      SELECT json_agg(json_build_object('personId', p.id, 'name', p.name, 'role', o.role) ORDER BY lower(p.name), p.id)
          FILTER (WHERE p.user_id IS NULL) AS candidates,
        bool_or(o.is_billing_party AND o.period @> (${new Date(now)}::timestamptz AT TIME ZONE b.time_zone)::date) AS paid
      FROM occupancy o JOIN person p ON p.org_id = o.org_id AND p.id = o.person_id
      WHERE o.org_id = r.org_id AND o.unit_id = u.id AND ${isLasting(now)}
    ) people ON true
    WHERE r.status = 'pending' AND ${where}
    ORDER BY r.created_at, r.id LIMIT ${limit}`.execute(db);
  return rows;
}
