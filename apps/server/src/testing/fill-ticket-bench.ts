import { randomUUIDv7 } from 'node:crypto';
import { defaultBusinessHours, defaultSlaPromises } from '@imah/contract/tickets';
import { type Kysely, sql, type Transaction } from 'kysely';
import { makeOrganization } from '@imah/server-platform/testing';
import { makeBuildingOf } from '@imah/server-buildings/testing';
import type { Database } from '@imah/server-platform/database/schema';
import { createSession } from '@imah/server-platform/sessions';

export interface TicketBench {
  readonly orgId: string;
  /** With seven tenths of the tickets. */
  readonly buildingId: string;
  /** Who has a twentieth of them. */
  readonly technicianId: string;
  /** An open session of the owner. */
  readonly token: string;
}

/** As many tickets as a large manager of buildings has after two years. */
const tickets = 100_000;

/** 100,000 tickets of two buildings and two years: the older ones nearly all closed, of the last month many open. */
export async function fillTicketBench(db: Kysely<Database>): Promise<TicketBench> {
  const ownerId = randomUUIDv7();
  await sql`INSERT INTO app_user (id, email, name) VALUES (${ownerId}, 'bench@imah.test', 'Bench')`.execute(db);
  const filled = await db.transaction().execute(async (trx) => {
    const now = Date.now();
    const { id: orgId } = await makeOrganization(trx, { name: 'Bench', kind: 'manager', ownerId, locale: 'id' }, now);
    const address = { street: 'Jalan Ukur 1', city: 'Jakarta', province: 'DKI Jakarta' };
    const draft = { kind: 'apartment', timeZone: 'Asia/Jakarta', address, locale: 'id', orgId } as const;
    const by = { kind: 'user', id: ownerId } as const;
    const buildingId = await makeBuildingOf(trx, { ...draft, name: 'Menara Ukur', by }, now);
    const otherId = await makeBuildingOf(trx, { ...draft, name: 'Menara Banding', by }, now);
    for (const id of [buildingId, otherId]) {
      await sql`
        INSERT INTO unit (org_id, id, building_id, floor_id, code, kind, area_milli_m2)
        SELECT ${orgId}, uuidv7(), ${id}, f.id, format('%s-%s', chr(65 + n / 500), lpad((n % 500)::text, 4, '0')), 'residential', 36000
        FROM generate_series(0, 999) n, section s JOIN floor f ON f.org_id = s.org_id AND f.section_id = s.id
        WHERE s.building_id = ${id}`.execute(trx);
    }
    const { rows } = await sql<{ id: string }>`
      INSERT INTO app_user (id, email, name)
      SELECT uuidv7(), format('teknisi%s@imah.test', n), format('Teknisi %s', n) FROM generate_series(1, 20) n
      RETURNING id`.execute(trx);
    const technicianIds = rows.map(({ id }) => id);
    // The search across everything is measured elsewhere; row by row, an index of words takes ten times as long.
    await sql`DROP INDEX ticket_by_text`.execute(trx);
    await sql`ALTER TABLE ticket DISABLE TRIGGER USER`.execute(trx);
    await addTickets(trx, { orgId, buildingIds: [buildingId, otherId], technicianIds }, now);
    // What hangs on the rows is checked before the table may change.
    await sql`SET CONSTRAINTS ALL IMMEDIATE`.execute(trx);
    await sql`ALTER TABLE ticket ENABLE TRIGGER USER`.execute(trx);
    await sql`
      INSERT INTO ticket_tally (org_id, building_id, state, priority, category_id, is_assigned, count)
      SELECT org_id, building_id, state, priority, category_id, assignee_id IS NOT NULL, count(*) FROM ticket
      GROUP BY org_id, building_id, state, priority, category_id, assignee_id IS NOT NULL`.execute(trx);
    await sql`CREATE INDEX ticket_by_text ON ticket USING gin (org_id, search_key gin_trgm_ops)`.execute(trx);
    return { orgId, buildingId, technicianId: technicianIds[0] ?? ownerId };
  });
  await sql`VACUUM ANALYZE`.execute(db);
  return { ...filled, token: await createSession(db, ownerId, { ip: '127.0.0.1', userAgent: undefined }, Date.now()) };
}

interface Ground {
  readonly orgId: string;
  readonly buildingIds: readonly [string, string];
  readonly technicianIds: readonly string[];
}

/** Ticket n is n steps of ten and a half minutes old; what is drawn for it comes from its number alone. */
async function addTickets(trx: Transaction<Database>, ground: Ground, at: number): Promise<void> {
  const { orgId, buildingIds, technicianIds } = ground;
  const places = sql`(ARRAY[${buildingIds[0]}, ${buildingIds[1]}]::uuid[])`;
  await sql`
    WITH drawn AS (
      SELECT n, abs(hashint4(n)) % 100 AS luck, abs(hashint4(n + 1000000)) % 100 AS urgency, abs(hashint4(n + 2000000)) AS pick,
        to_timestamp(${at}::float8 / 1000) - n * interval '630 seconds' AS created
      FROM generate_series(1, ${tickets}::integer) n
    ), sorted AS (
      SELECT *, CASE
          WHEN n > 4000 THEN CASE WHEN luck < 93 THEN 'closed' WHEN luck < 98 THEN 'cancelled' WHEN luck < 99 THEN 'in-progress' ELSE 'waiting' END
          WHEN luck < 20 THEN 'new' WHEN luck < 45 THEN 'in-progress' WHEN luck < 52 THEN 'waiting' WHEN luck < 55 THEN 'deferred'
          WHEN luck < 65 THEN 'resolved' ELSE 'closed' END AS state,
        CASE WHEN urgency < 3 THEN 'emergency' WHEN urgency < 18 THEN 'high' WHEN urgency < 80 THEN 'medium' ELSE 'low' END AS priority,
        CASE WHEN pick % 10 < 7 THEN 1 ELSE 2 END AS place
      FROM drawn
    ), timed AS (
      SELECT *, created + interval '40 minutes' AS begun, created + interval '1 hour' * (2 + pick % 120) AS ended,
        (extract(epoch FROM created) * 1000)::bigint AS ms
      FROM sorted
    ), pools AS MATERIALIZED (
      SELECT (SELECT array_agg(id) FROM ticket_category WHERE org_id = ${orgId}) AS categories,
        (SELECT array_agg(id) FROM unit WHERE org_id = ${orgId} AND building_id = ${buildingIds[0]}) AS here,
        (SELECT array_agg(id) FROM unit WHERE org_id = ${orgId} AND building_id = ${buildingIds[1]}) AS there
    )
    INSERT INTO ticket (org_id, id, building_id, year, count, unit_id, kind, category_id, priority, title, details, source,
      audience, reporter_name, assignee_id, state, waiting_reason, deferred_until, times, respond_due_at, resolve_due_at,
      state_since, created_at, updated_at)
    SELECT ${orgId}, uuidv7(), ${places}[place], 2026, ${tickets}::integer + 1 - t.n, (CASE place WHEN 1 THEN here ELSE there END)[1 + pick % 1000], 'complaint',
      categories[1 + pick % cardinality(categories)], priority,
      (ARRAY['Keran bocor','AC tidak dingin','Lampu koridor mati','Lift berhenti','Air keruh','Pintu macet','Saluran mampet'])[1 + pick % 7]
        || ' di ' || (ARRAY['dapur','kamar mandi','lobi','koridor','basemen'])[1 + pick / 7 % 5],
      'Sudah dua hari begini, mohon segera diperiksa. Terima kasih.', 'app', 'resident',
      (ARRAY['Sari','Budi','Dewi','Agus','Rina','Tono','Wati','Joko'])[1 + pick % 8] || ' '
        || (ARRAY['Wulandari','Santoso','Lestari','Kusuma','Hidayat'])[1 + pick / 8 % 5],
      CASE WHEN state <> 'new' THEN ${sql`(ARRAY[${sql.join(technicianIds)}]::uuid[])`}[1 + pick % 20] END,
      state, CASE WHEN state = 'waiting' THEN 'part' END, CASE WHEN state = 'deferred' THEN created + interval '60 days' END,
      jsonb_build_object('respondedAt', CASE WHEN state <> 'new' THEN ms + 2400000 END,
        'states', jsonb_build_array(jsonb_build_object('at', ms, 'state', 'new'))
          || CASE WHEN state = 'new' THEN '[]' ELSE jsonb_build_array(jsonb_build_object('at', ms + 2400000, 'state', 'in-progress')) END
          || CASE WHEN state IN ('new', 'in-progress') THEN '[]'
            ELSE jsonb_build_array(jsonb_build_object('at', (extract(epoch FROM ended) * 1000)::bigint, 'state', state)) END,
        'promises', jsonb_build_array(jsonb_build_object('at', ms, 'promise', ${JSON.stringify(defaultSlaPromises)}::jsonb -> priority,
          'hours', ${JSON.stringify(defaultBusinessHours)}::jsonb))),
      created + interval '4 hours',
      CASE WHEN state NOT IN ('waiting', 'deferred') THEN created + CASE priority WHEN 'emergency' THEN interval '4 hours'
        WHEN 'high' THEN interval '1 day' WHEN 'medium' THEN interval '4 days' ELSE interval '12 days' END END,
      CASE state WHEN 'new' THEN created WHEN 'in-progress' THEN begun ELSE ended END, created,
      CASE state WHEN 'new' THEN created WHEN 'in-progress' THEN begun ELSE ended END
    FROM timed t, pools`.execute(trx);
}
