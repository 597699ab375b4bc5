import type { PolicyActor } from '@imah/contract/access';
import type { PortfolioBuilding, PortfolioMeter } from '@imah/contract/portfolio';
import type { PortfolioPeriod } from '@imah/contract/portfolio/words';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { permissionScopes, scopeRows } from '@imah/server-platform/access';
import type { Database } from '@imah/server-platform/database/schema';
import { spanOf } from './spans.ts';

export type BuildingEnergy = NonNullable<PortfolioBuilding['energy']>;

interface EnergyRow {
  readonly buildingId: string;
  readonly before: number | null;
  readonly steps: BuildingEnergy['steps'];
}

/**
 * SQL: the electricity meters `m (org_id, building_id, id, name)` that a building's energy is the sum
 * of, by what the policy lets the person see. Where meters of the whole building stand, those of its
 * units lie behind them and would be counted twice.
 */
function meters(actor: PolicyActor, buildingId: string | null): RawBuilder<unknown> {
  const isHere = buildingId === null ? sql`true` : sql`b.id = ${buildingId}`;
  return sql`(
    SELECT d.org_id, d.building_id, d.id, d.name FROM ${scopeRows(permissionScopes(actor, 'telemetry.view'), 's')}
    JOIN building b ON b.org_id = s.org_id AND (s.building_ids IS NULL OR b.id = ANY(s.building_ids)) AND b.status = 'active' AND ${isHere}
    JOIN device d ON d.org_id = b.org_id AND d.building_id = b.id AND d.type_key = 'electricity-meter' AND d.enabled
    WHERE CASE WHEN s.unit_ids IS NOT NULL THEN d.unit_id = ANY(s.unit_ids)
      ELSE d.unit_id IS NULL OR NOT EXISTS (
        SELECT 1 FROM device whole WHERE whole.org_id = d.org_id AND whole.building_id = d.building_id
          AND whole.type_key = d.type_key AND whole.enabled AND whole.unit_id IS NULL) END
  )`;
}

const wattHours = (column: string) => sql`round(sum(${sql.ref(column)}) * 1000)::bigint`;

/** Energy of each building in the span, or of one of them, by building id; one without a meter is not in it. */
export async function readEnergy(
  db: Kysely<Database>,
  actor: PolicyActor,
  period: PortfolioPeriod,
  now: number,
  buildingId: string | null = null,
): Promise<ReadonlyMap<string, BuildingEnergy>> {
  const span = spanOf(period, now);
  const { rows } = await sql<EnergyRow>`
    WITH m AS MATERIALIZED (SELECT * FROM ${meters(actor, buildingId)} m),
    b AS (SELECT b.id, b.org_id, b.time_zone FROM building b WHERE b.id IN (SELECT building_id FROM m)),
    -- Each is read once, not for every building that it is joined to.
    bars AS MATERIALIZED (
      SELECT m.building_id, r.bucket AT TIME ZONE b.time_zone AS at, ${wattHours('r.delta')} AS wh
      FROM m JOIN b ON b.id = m.building_id
      JOIN telemetry_rollup r ON r.org_id = m.org_id AND r.device_id = m.id AND r.key = 'energy' AND r.level = ${span.level}
        AND r.bucket >= ${span.from} AND r.bucket <= ${new Date(now)}
      GROUP BY m.building_id, r.bucket, b.time_zone
    ),
    former AS MATERIALIZED (
      SELECT m.building_id, ${wattHours('r.delta')} AS wh
      FROM m JOIN b ON b.id = m.building_id
      JOIN telemetry_rollup r ON r.org_id = m.org_id AND r.device_id = m.id AND r.key = 'energy' AND r.level = '1h'
        AND r.bucket >= ${span.before} AND r.bucket < ${span.beforeTo}
      GROUP BY m.building_id
    )
    SELECT b.id AS "buildingId", former.wh AS before,
      coalesce((SELECT json_agg(json_build_object('at', to_char(bars.at, ${span.format}), 'wattHours', coalesce(bars.wh, 0)) ORDER BY bars.at)
        FROM bars WHERE bars.building_id = b.id), '[]') AS steps
    FROM b LEFT JOIN former ON former.building_id = b.id`.execute(db);
  return new Map(
    rows.map(({ buildingId, before, steps }) => {
      const total = steps.reduce((sum, step) => sum + step.wattHours, 0);
      return [buildingId, { wattHours: total, wattHoursBefore: before, steps }];
    }),
  );
}

/** How many meters are listed at most. */
const mostMeters = 500;

/** The meters behind the energy of the buildings, the largest first. */
export async function readMeters(
  db: Kysely<Database>,
  actor: PolicyActor,
  period: PortfolioPeriod,
  now: number,
): Promise<PortfolioMeter[]> {
  const span = spanOf(period, now);
  const { rows } = await sql<PortfolioMeter>`
    SELECT m.id AS "deviceId", m.name, b.id AS "buildingId", b.name AS "buildingName", coalesce(used.wh, 0) AS "wattHours"
    FROM ${meters(actor, null)} m JOIN building b ON b.id = m.building_id
    CROSS JOIN LATERAL (
      SELECT ${wattHours('r.delta')} AS wh FROM telemetry_rollup r
      WHERE r.org_id = m.org_id AND r.device_id = m.id AND r.key = 'energy' AND r.level = ${span.level}
        AND r.bucket >= ${span.from} AND r.bucket <= ${new Date(now)}
    ) used
    ORDER BY used.wh DESC NULLS LAST, lower(b.name), lower(m.name), m.id
    LIMIT ${mostMeters}`.execute(db);
  return rows;
}
