import type { MetricValue } from '@imah/contract/devices';
import type { DeviceProtocol, FoundState } from '@imah/contract/devices/words';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { Source } from './adapters/index.ts';
import type { MappedProperty } from './fit-types.ts';
import type { FoundSource } from './found-source.ts';

interface Row {
  readonly id: string;
  readonly orgId: string;
  readonly buildingId: string;
  readonly protocol: DeviceProtocol;
  readonly description: Source;
  readonly samples: Record<string, MetricValue>;
  readonly state: FoundState;
  readonly mapping: readonly MappedProperty[];
  readonly deviceId: string | null;
  readonly typeKey: string | null;
  readonly firstSeenAt: Date;
  readonly lastSeenAt: Date;
}

/** What was found where `condition` says (row `f`), in the order in which it was. */
export async function readFound(db: Kysely<Database>, condition: RawBuilder<unknown>): Promise<FoundSource[]> {
  const { rows } = await sql<Row>`
    SELECT f.id, f.org_id AS "orgId", f.building_id AS "buildingId", f.protocol, f.description, f.samples, f.state, f.mapping,
      f.device_id AS "deviceId", d.type_key AS "typeKey", f.first_seen_at AS "firstSeenAt", f.last_seen_at AS "lastSeenAt"
    FROM found_device f LEFT JOIN device d ON d.org_id = f.org_id AND d.id = f.device_id
    WHERE ${condition} ORDER BY f.first_seen_at, f.id`.execute(db);
  return rows.map(({ description, firstSeenAt, lastSeenAt, ...row }) => ({
    ...row,
    source: description,
    firstSeenAt: firstSeenAt.getTime(),
    lastSeenAt: lastSeenAt.getTime(),
  }));
}

/**
 * Writes down what a device says of itself. What people have decided about it stays, and where another process has found it
 * at the same time, its row stays too.
 */
export async function storeFound(db: Kysely<Database>, found: FoundSource): Promise<void> {
  const { id, orgId, buildingId, protocol, source, mapping, samples, firstSeenAt, lastSeenAt } = found;
  await sql`
    INSERT INTO found_device (org_id, building_id, id, protocol, source_key, name, description, samples, state, mapping,
      first_seen_at, last_seen_at)
    VALUES (${orgId}, ${buildingId}, ${id}, ${protocol}, ${source.sourceKey}, ${source.name}, ${JSON.stringify(source)}::jsonb,
      ${JSON.stringify(samples)}::jsonb, 'new', '[]', ${new Date(firstSeenAt)}, ${new Date(lastSeenAt)})
    ON CONFLICT (building_id, protocol, source_key) DO UPDATE
      SET name = excluded.name, description = excluded.description, last_seen_at = excluded.last_seen_at,
        mapping = CASE WHEN found_device.state = 'adopted' THEN ${JSON.stringify(mapping)}::jsonb ELSE found_device.mapping END`.execute(
    db,
  );
}

/** Writes down what these said last. */
export async function storeSamples(db: Kysely<Database>, found: readonly FoundSource[]): Promise<void> {
  if (found.length === 0) return;
  const ordered = found.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  await sql`
    UPDATE found_device f SET samples = s.samples, last_seen_at = greatest(f.last_seen_at, s.seen)
    FROM unnest(${ordered.map(({ id }) => id)}::uuid[], ${ordered.map(({ samples }) => JSON.stringify(samples))}::jsonb[],
      ${ordered.map(({ lastSeenAt }) => new Date(lastSeenAt))}::timestamptz[]) AS s(id, samples, seen)
    WHERE f.id = s.id AND f.org_id = ANY(${[...new Set(ordered.map(({ orgId }) => orgId))]}::uuid[])`.execute(db);
}
