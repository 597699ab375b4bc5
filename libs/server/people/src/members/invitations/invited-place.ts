import { type RawBuilder, sql } from 'kysely';
import { isLasting } from '../../accounts/lasting-stay.ts';

/** Where somebody who is invited to an account of their own lives. */
export interface InvitedPlace {
  readonly building: string;
  readonly units: readonly string[];
}

/** SQL: the building and the units of the person of invitation `i`; null for an invitation to work. */
export function invitedPlace(now: number): RawBuilder<InvitedPlace | null> {
  return sql<InvitedPlace | null>`CASE WHEN i.person_id IS NOT NULL THEN (
    SELECT json_build_object('building', b.name, 'units', coalesce(
      json_agg(DISTINCT u.code ORDER BY u.code) FILTER (WHERE o.id IS NOT NULL AND ${isLasting(now)}), '[]'))
    FROM building b
    LEFT JOIN unit u ON u.org_id = b.org_id AND u.building_id = b.id AND u.deleted_at IS NULL
    LEFT JOIN occupancy o ON o.org_id = u.org_id AND o.unit_id = u.id AND o.person_id = i.person_id
    WHERE b.org_id = i.org_id AND b.id = i.building_ids[1] GROUP BY b.name
  ) END`;
}
