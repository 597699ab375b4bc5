import type { UrgentSource } from '@imah/server-platform';
import { sql } from 'kysely';
import { findDeviceType } from '../read-device-types.ts';
import { readAlarms } from './read-alarms.ts';

/** Critical alarms that last and that nobody has acknowledged; one that is quiet begins anew when it tells people again. */
export const urgentAlarms: UrgentSource = {
  cause: 'critical-alarm',
  subject: 'alarm',
  standing: () => sql`
    SELECT a.org_id, a.building_id, a.id AS subject_id, coalesce(a.loud_at, a.raised_at) AS since FROM escalation_plan p
    JOIN alarm a ON a.org_id = p.org_id AND a.active AND a.severity = 'critical' AND a.acknowledged_at IS NULL
      AND a.quiet IS NULL
    WHERE p.state = 'on' AND 'critical-alarm' = ANY(p.causes) AND coalesce(a.loud_at, a.raised_at) >= p.enabled_at`,
  outcome: sql`coalesce((SELECT CASE WHEN a.active AND (a.acknowledged_at IS NOT NULL OR a.quiet IS NOT NULL) THEN 'acknowledged' ELSE 'over' END
    FROM alarm a WHERE a.org_id = e.org_id AND a.id = e.subject_id), 'over')`,
  describe: async (db, orgId, subjectId) => {
    const [found] = await readAlarms(db, sql`a.org_id = ${orgId} AND a.id = ${subjectId}`, 1);
    if (found === undefined) return null;
    const { deviceId, deviceName: device, key, severity, condition, rule } = found.alarm;
    const place = await db
      .selectFrom('device as d')
      .innerJoin('building as b', (join) => join.onRef('b.org_id', '=', 'd.org_id').onRef('b.id', '=', 'd.building_id'))
      .select(['d.type_key as typeKey', 'd.unit_id as unitId', 'b.alarm_seq as version'])
      .where('d.org_id', '=', orgId)
      .where('d.id', '=', deviceId)
      .executeTakeFirst();
    if (place === undefined) return null;
    const { typeKey, unitId, version } = place;
    const metric = (await findDeviceType(db, typeKey))?.metrics.find((each) => each.key === key)?.label ?? null;
    return {
      kind: 'alarm',
      unitId,
      version,
      deviceId,
      key: rule?.id ?? key ?? '',
      device,
      severity,
      condition,
      metric,
    };
  },
};
