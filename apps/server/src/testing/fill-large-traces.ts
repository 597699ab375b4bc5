import { randomUUIDv7 } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

interface Ground {
  readonly orgId: string;
  readonly buildingIds: readonly string[];
  readonly people: { readonly owner: string; readonly manager: string };
  readonly sizes: { readonly notifications: number; readonly audit: number; readonly readings: number };
}

/** What piles up beside the tickets: the audit, what people were told, what meters have read. Returns a meter. */
export async function fillLargeTraces(trx: Transaction<Database>, ground: Ground, now: number): Promise<string> {
  await addNotifications(trx, ground, now);
  await addAudit(trx, ground, now);
  return addReadings(trx, ground, now);
}

/** A third about alarms of a hundred devices, the others each of a subject of its own; every fifth is unread. */
async function addNotifications(
  trx: Transaction<Database>,
  { orgId, buildingIds, people, sizes }: Ground,
  now: number,
): Promise<void> {
  // Its rule compares times of one key; keys here are different ones, and checking each of them would take most of the time.
  await sql`ALTER TABLE notification DROP CONSTRAINT told_once`.execute(trx);
  await sql`
    WITH told AS (
      SELECT n, reader, (n % 3 = 0) AS is_alarm,
        to_timestamp(${now}::float8 / 1000) - n * interval '1 minute' AS at FROM generate_series(1, ${sizes.notifications}::integer) n,
        unnest(ARRAY[${people.owner}, ${people.manager}]::uuid[]) reader
    ), named AS (
      SELECT *, CASE WHEN is_alarm THEN format('alarm/%s', n / 3 % 100) ELSE format('/imah/ticket/%s', n) END AS subject FROM told)
    INSERT INTO notification (id, user_id, org_id, building_id, kind, urgency, dedupe_key, data, href, centre, created_at, last_at,
      dedupe_until, read_at, tab, subject, latest)
    SELECT uuidv7(), reader, ${orgId}, ${buildingIds[0]}, CASE WHEN is_alarm THEN 'alarm-raised' ELSE 'ticket-assigned' END, 'normal',
      format('%s/%s', subject, n),
      CASE WHEN is_alarm THEN '{"device":"Pompa","metric":{"id":"Suhu","en":"Temperature"},"severity":"minor","condition":"above","value":90,"unit":"none","decimals":0}'::jsonb
        ELSE '{"number":"TKT-1","title":"Lampu mati","state":"new","by":"Budi"}'::jsonb END,
      subject, 'listed', at, at, at + interval '1 second', CASE WHEN n % 5 <> 0 THEN at END,
      CASE WHEN is_alarm THEN 'alarms' ELSE 'you' END, subject, NOT is_alarm OR n / 3 < 100
    FROM named`.execute(trx);
}

async function addAudit(trx: Transaction<Database>, { orgId, buildingIds, people, sizes }: Ground, now: number) {
  // The chain is checked elsewhere; here only the reading counts.
  await sql`ALTER TABLE audit_event DISABLE TRIGGER USER`.execute(trx);
  await sql`
    INSERT INTO audit_event (org_id, seq, at, actor_kind, actor_id, action, entity, entity_id, building_id, after)
    SELECT ${orgId}, 1000 + n, to_timestamp(${now}::float8 / 1000) - (${sizes.audit}::integer - n) * interval '5 minutes', 'user',
      CASE WHEN n % 1000 = 0 THEN ${people.manager}::uuid ELSE ${people.owner}::uuid END, 'update',
      CASE WHEN n % 4000 = 0 THEN 'device' WHEN n % 3 = 0 THEN 'unit' ELSE 'ticket' END, uuidv7(),
      ${sql`(ARRAY[${sql.join(buildingIds)}]::uuid[])`}[1 + n % ${buildingIds.length}::integer], '{"title":"Lampu"}'
    FROM generate_series(1, ${sizes.audit}::integer) n`.execute(trx);
  await sql`ALTER TABLE audit_event ENABLE TRIGGER USER`.execute(trx);
}

async function addReadings(
  trx: Transaction<Database>,
  { orgId, buildingIds, sizes }: Ground,
  now: number,
): Promise<string> {
  const first = randomUUIDv7();
  await sql`
    INSERT INTO device (org_id, id, building_id, type_key, name, online, last_seen_at)
    SELECT ${orgId}, CASE n WHEN 0 THEN ${first}::uuid ELSE uuidv7() END,
      ${sql`(ARRAY[${sql.join(buildingIds)}]::uuid[])`}[1 + n % ${buildingIds.length}::integer], 'electricity-meter',
      format('Meter %s', n), true, ${new Date(now)}
    FROM generate_series(0, 19) n`.execute(trx);
  await sql`
    INSERT INTO telemetry_raw (org_id, device_id, key, ts, num)
    SELECT d.org_id, d.id, 'energy', to_timestamp(${now}::float8 / 1000) - n * interval '30 seconds', n
    FROM device d, generate_series(1, ${sizes.readings}::integer / 20) n WHERE d.org_id = ${orgId}`.execute(trx);
  await sql`
    INSERT INTO telemetry_rollup (org_id, device_id, key, level, bucket, min, max, sum, count, first, last, delta)
    SELECT d.org_id, d.id, 'energy', level, date_trunc('hour', to_timestamp(${now}::float8 / 1000)) - n * step, 0, 1, 1, 1, 0, 1, 1
    FROM device d, generate_series(1, ${sizes.readings}::integer / 20 / 4) n,
      (VALUES ('5m', interval '5 minutes'), ('1h', interval '1 hour')) AS l(level, step) WHERE d.org_id = ${orgId}`.execute(
    trx,
  );
  return first;
}
