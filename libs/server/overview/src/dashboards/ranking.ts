import { decide, type PolicyActor } from '@imah/contract/access';
import type { Ranking, RankingQuery } from '@imah/contract/dashboards';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { spanOf } from '../portfolio/spans.ts';
import type { Place } from './dashboard-rows.ts';
import { typesOf } from './widget-devices.ts';

/** The devices of a type or their units, most of a metric on top; none of a type or a metric that is not there. */
export async function readRanking(
  db: Kysely<Database>,
  actor: PolicyActor,
  place: Place,
  { of, typeKey, metric, rows: limit }: RankingQuery,
  now: number,
): Promise<Ranking> {
  const type = (await typesOf(db, [{ typeKey }])).get(typeKey);
  const kind = type?.metrics.find(({ key }) => key === metric)?.kind;
  const by = kind === 'counter' ? 'consumption' : 'value';
  if ((kind !== 'counter' && kind !== 'gauge') || decide(actor, 'device.view', place) !== 'allowed')
    return { by, rows: [] };
  const ranked = devicesOf(db, place, typeKey);
  const values =
    by === 'value'
      ? await ranked
          .innerJoin('telemetry_latest as l', (join) =>
            join.onRef('l.org_id', '=', 'd.org_id').onRef('l.device_id', '=', 'd.id').on('l.key', '=', metric),
          )
          .select('l.num as value')
          .where('l.num', 'is not', null)
          .execute()
      : await ranked
          .innerJoin('building as b', (join) =>
            join.onRef('b.org_id', '=', 'd.org_id').onRef('b.id', '=', 'd.building_id'),
          )
          .innerJoin('telemetry_rollup as r', (join) =>
            join.onRef('r.org_id', '=', 'd.org_id').onRef('r.device_id', '=', 'd.id').on('r.key', '=', metric),
          )
          .select(({ fn }) => fn.sum<number | null>('r.delta').as('value'))
          .where('r.level', '=', '1d')
          .where(sql<boolean>`r.bucket >= ${spanOf('month', now).from}`)
          .groupBy(['d.id', 'd.name', 'u.id', 'u.code', 'd.online'])
          .execute();
  return { by, rows: rank(values, of, by).slice(0, limit) };
}

function devicesOf(db: Kysely<Database>, { orgId, buildingId }: Place, typeKey: string) {
  return db
    .selectFrom('device as d')
    .leftJoin('unit as u', (join) => join.onRef('u.org_id', '=', 'd.org_id').onRef('u.id', '=', 'd.unit_id'))
    .select(['d.id', 'd.name', 'u.id as unitId', 'u.code', 'd.online'])
    .where('d.org_id', '=', orgId)
    .where('d.building_id', '=', buildingId)
    .where('d.type_key', '=', typeKey)
    .where('d.enabled', '=', true)
    .where('d.archived_at', 'is', null);
}

/** What a device has of the metric, and the unit it is in. */
export interface Ranked {
  readonly id: string;
  readonly name: string;
  readonly unitId: string | null;
  readonly code: string | null;
  /** Null: it has never spoken. */
  readonly online: boolean | null;
  readonly value: number | null;
}

/** Puts devices, or the units they are in, in order. What a unit consumes is that of its devices together. */
export function rank(devices: readonly Ranked[], of: RankingQuery['of'], by: Ranking['by']): Ranking['rows'] {
  const rows = new Map<string, Ranking['rows'][number]>();
  for (const { id, name, unitId, code, online, value } of devices) {
    const key = of === 'units' ? unitId : id;
    if (key === null || value === null) continue;
    const known = rows.get(key);
    const silent = online === false || known?.presence === 'silent';
    const sum = by === 'consumption' ? (known?.value ?? 0) + value : Math.max(known?.value ?? value, value);
    const called = of === 'units' ? (code ?? name) : name;
    rows.set(key, { id: key, name: called, value: sum, presence: silent ? 'silent' : 'speaking' });
  }
  return [...rows.values()].toSorted((one, other) => other.value - one.value || one.name.localeCompare(other.name));
}
