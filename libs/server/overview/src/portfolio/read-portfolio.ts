import type { PolicyActor } from '@imah/contract/access';
import type { Portfolio, PortfolioBuilding } from '@imah/contract/portfolio';
import type { PortfolioPeriod } from '@imah/contract/portfolio/words';
import { type Kysely, sql } from 'kysely';
import { permissionScopes, scopeRows } from '@imah/server-platform/access';
import type { Database } from '@imah/server-platform/database/schema';
import { countOpenTickets } from './count-tickets.ts';
import { readEnergy } from './energy.ts';
import { visibleDevices } from './list-devices.ts';

/** Every building in use that the person may see, in numbers, by name. `now` in milliseconds since 1970 UTC. */
export async function readPortfolio(
  db: Kysely<Database>,
  actor: PolicyActor,
  period: PortfolioPeriod,
  now: number,
): Promise<Portfolio> {
  const [buildings, devices, alarms, ticketsOf, energy] = await Promise.all([
    readFacts(db, actor),
    countDevices(db, actor),
    countAlarms(db, actor),
    countOpenTickets(db, actor, now),
    readEnergy(db, actor, period, now),
  ]);
  return {
    period,
    at: new Date(now).toISOString(),
    buildings: buildings.map((facts) => ({
      ...facts,
      devices: devices?.get(facts.id) ?? (devices && { total: 0, online: 0, offline: 0, neverSeen: 0 }),
      alarms: alarms?.get(facts.id) ?? (alarms && {}),
      tickets: ticketsOf(facts),
      energy: energy.get(facts.id) ?? null,
    })),
  };
}

type Facts = Omit<PortfolioBuilding, 'devices' | 'alarms' | 'tickets' | 'energy'>;

async function readFacts(db: Kysely<Database>, actor: PolicyActor): Promise<Facts[]> {
  const { rows } = await sql<Facts>`
    SELECT b.id, b.org_id AS "orgId", o.name AS "orgName", b.name, b.kind, b.address ->> 'city' AS city, b.time_zone AS "timeZone",
      units.count AS "unitCount", units.area AS "areaMilliM2"
    FROM ${scopeRows(permissionScopes(actor, 'building.view'), 's')}
    JOIN building b ON b.org_id = s.org_id AND (s.building_ids IS NULL OR b.id = ANY(s.building_ids)) AND b.status = 'active'
    JOIN organization o ON o.id = b.org_id
    CROSS JOIN LATERAL (
      SELECT count(*)::integer AS count, coalesce(sum(u.area_milli_m2), 0)::bigint AS area
      FROM unit u WHERE u.org_id = b.org_id AND u.building_id = b.id AND u.deleted_at IS NULL
    ) units
    WHERE s.unit_ids IS NULL
    ORDER BY lower(b.name), b.id`.execute(db);
  return rows;
}

async function countDevices(
  db: Kysely<Database>,
  actor: PolicyActor,
): Promise<ReadonlyMap<string, NonNullable<PortfolioBuilding['devices']>> | null> {
  if (permissionScopes(actor, 'device.view').length === 0) return null;
  const { rows } = await sql<{ id: string; counts: NonNullable<PortfolioBuilding['devices']> }>`
    SELECT b.id, json_build_object('total', count(*), 'online', count(*) FILTER (WHERE d.online),
      'offline', count(*) FILTER (WHERE NOT d.online), 'neverSeen', count(*) FILTER (WHERE d.online IS NULL)) AS counts
    FROM ${visibleDevices(actor)}
    WHERE d.enabled GROUP BY b.id`.execute(db);
  return new Map(rows.map(({ id, counts }) => [id, counts]));
}

async function countAlarms(
  db: Kysely<Database>,
  actor: PolicyActor,
): Promise<ReadonlyMap<string, NonNullable<PortfolioBuilding['alarms']>> | null> {
  const scopes = permissionScopes(actor, 'alarm.view');
  if (scopes.length === 0) return null;
  const { rows } = await sql<{ id: string; counts: NonNullable<PortfolioBuilding['alarms']> }>`
    SELECT id, json_object_agg(severity, count) AS counts FROM (
      SELECT a.building_id AS id, a.severity, count(*)::integer AS count
      FROM ${scopeRows(scopes, 's')}
      JOIN alarm a ON a.org_id = s.org_id AND a.active AND a.quiet IS NULL AND (s.building_ids IS NULL OR a.building_id = ANY(s.building_ids))
      JOIN device d ON d.org_id = a.org_id AND d.id = a.device_id AND (s.unit_ids IS NULL OR d.unit_id = ANY(s.unit_ids))
      GROUP BY a.building_id, a.severity
    ) counted GROUP BY id`.execute(db);
  return new Map(rows.map(({ id, counts }) => [id, counts]));
}
