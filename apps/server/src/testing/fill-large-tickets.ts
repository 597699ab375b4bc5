import { defaultBusinessHours, defaultSlaPromises } from '@imah/contract/tickets';
import { sql, type Transaction } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

interface Ground {
  readonly orgId: string;
  readonly people: { readonly vendor: string; readonly resident: string };
  readonly workerIds: readonly string[];
  readonly tickets: number;
}

const days = 730;

/**
 * Tickets of two years in all buildings of the organisation, every second one open, each with two events, every tenth with
 * somebody who helps. What is drawn for one comes from its number alone. Returns the newest.
 */
export async function fillLargeTickets(
  trx: Transaction<Database>,
  { orgId, people, workerIds, tickets }: Ground,
  now: number,
): Promise<string> {
  // What triggers would write row by row is written at once below.
  await sql`ALTER TABLE ticket DISABLE TRIGGER USER`.execute(trx);
  await sql`ALTER TABLE ticket_executor DISABLE TRIGGER USER`.execute(trx);
  await addTickets(trx, { orgId, people, workerIds, tickets }, now);
  await sql`
    INSERT INTO ticket_executor (org_id, ticket_id, user_id)
    SELECT org_id, id, CASE WHEN count % 400 = 0 THEN ${people.vendor}::uuid
      ELSE ${sql`(ARRAY[${sql.join(workerIds)}]::uuid[])`}[1 + count % ${workerIds.length}::integer] END
    FROM ticket WHERE org_id = ${orgId} AND count % 10 = 0`.execute(trx);
  await sql`
    INSERT INTO ticket_event (org_id, ticket_id, seq, kind, at)
    SELECT org_id, id, seq, (ARRAY['created', 'moved'])[seq], created_at FROM ticket, generate_series(1, 2) seq
    WHERE org_id = ${orgId}`.execute(trx);
  await sql`
    INSERT INTO ticket_tally (org_id, building_id, state, priority, category_id, is_assigned, count)
    SELECT org_id, building_id, state, priority, category_id, assignee_id IS NOT NULL, count(*) FROM ticket
    GROUP BY org_id, building_id, state, priority, category_id, assignee_id IS NOT NULL`.execute(trx);
  // What hangs on the rows is checked before the table may change.
  await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(trx);
  await sql`ALTER TABLE ticket ENABLE TRIGGER USER`.execute(trx);
  await sql`ALTER TABLE ticket_executor ENABLE TRIGGER USER`.execute(trx);
  const { rows } = await sql<{ id: string }>`
    SELECT id FROM ticket WHERE org_id = ${orgId} ORDER BY created_at DESC LIMIT 1`.execute(trx);
  return rows[0]?.id ?? '';
}

async function addTickets(trx: Transaction<Database>, ground: Ground, now: number): Promise<void> {
  const { orgId, people, workerIds, tickets } = ground;
  await sql`
    WITH units AS MATERIALIZED (SELECT id, building_id, row_number() OVER (ORDER BY building_id, code) - 1 AS place
      FROM unit WHERE org_id = ${orgId}
    ), pools AS MATERIALIZED (
      SELECT (SELECT count(*) FROM units) AS homes,
        (SELECT array_agg(id ORDER BY position, id) FROM ticket_category WHERE org_id = ${orgId}) AS categories
    ), drawn AS (
      SELECT n, abs(hashint4(n)) % 100 AS luck, abs(hashint4(n + 1000000)) % 100 AS urgency, abs(hashint4(n + 2000000)) AS pick,
        to_timestamp(${now}::float8 / 1000) - n * interval '1 day' * ${days}::integer / ${tickets}::integer AS created
      FROM generate_series(1, ${tickets}::integer) n
    ), sorted AS (
      SELECT *, CASE WHEN luck < 15 THEN 'new' WHEN luck < 38 THEN 'in-progress' WHEN luck < 45 THEN 'waiting'
          WHEN luck < 50 THEN 'deferred' WHEN luck < 55 THEN 'resolved' WHEN luck < 95 THEN 'closed' ELSE 'cancelled' END AS state,
        CASE WHEN urgency < 3 THEN 'emergency' WHEN urgency < 18 THEN 'high' WHEN urgency < 80 THEN 'medium' ELSE 'low' END AS priority,
        (extract(epoch FROM created) * 1000)::bigint AS ms
      FROM drawn
    )
    INSERT INTO ticket (org_id, id, building_id, year, count, unit_id, kind, category_id, priority, title, details, source,
      audience, reporter_name, reporter_user_id, assignee_id, state, waiting_reason, deferred_until, times, respond_due_at,
      resolve_due_at, state_since, created_at, updated_at)
    SELECT ${orgId}, uuidv7(), u.building_id, 2026, ${tickets}::integer + 1 - t.n, u.id, 'complaint',
      categories[1 + pick % cardinality(categories)], priority,
      (ARRAY['Keran bocor','AC tidak dingin','Lampu koridor mati','Lift berhenti','Air keruh','Pintu macet','Saluran mampet'])[1 + pick % 7]
        || ' di ' || (ARRAY['dapur','kamar mandi','lobi','koridor','basemen'])[1 + pick / 7 % 5],
      'Sudah dua hari begini, mohon segera diperiksa. Terima kasih.', 'app', CASE WHEN pick % 10 = 0 THEN 'staff' ELSE 'resident' END,
      (ARRAY['Sari','Budi','Dewi','Agus','Rina','Tono','Wati','Joko'])[1 + pick % 8],
      CASE WHEN t.n % 500 = 0 THEN ${people.resident}::uuid END,
      CASE WHEN state = 'new' OR (state = 'in-progress' AND pick % 5 = 0) THEN NULL WHEN t.n % 300 = 7 THEN ${people.vendor}::uuid
        ELSE ${sql`(ARRAY[${sql.join(workerIds)}]::uuid[])`}[1 + pick % ${workerIds.length}::integer] END,
      state, CASE WHEN state = 'waiting' THEN 'part' END, CASE WHEN state = 'deferred' THEN now() + interval '60 days' END,
      jsonb_build_object('respondedAt', NULL,
        'states', jsonb_build_array(jsonb_build_object('at', ms, 'state', 'new'))
          || CASE WHEN state = 'new' THEN '[]' ELSE jsonb_build_array(jsonb_build_object('at', ms + 2400000, 'state', state)) END,
        'promises', jsonb_build_array(jsonb_build_object('at', ms, 'promise', ${JSON.stringify(defaultSlaPromises)}::jsonb -> priority,
          'hours', ${JSON.stringify(defaultBusinessHours)}::jsonb))),
      created + interval '4 hours',
      CASE WHEN state NOT IN ('waiting', 'deferred') THEN created + CASE WHEN t.n % 2 = 0 THEN interval '4 days' ELSE interval '900 days' END END,
      created, created, created + interval '1 hour' * (pick % 48)
    FROM sorted t CROSS JOIN pools JOIN units u ON u.place = t.pick / 3 % pools.homes`.execute(trx);
}
