import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';
import { makeOrganization } from '@imah/server-platform/testing';
import { makeBuildingOf } from '@imah/server-buildings/testing';
import type { Database } from '@imah/server-platform/database/schema';
import { createSession } from '@imah/server-platform/sessions';

export interface BenchOrganization {
  readonly orgId: string;
  /** An open session of the owner. */
  readonly token: string;
}

/** An organisation with 5,000 units, in which 2,000 people live, and 2,000 members. */
export async function fillSearchBench(db: Kysely<Database>): Promise<BenchOrganization> {
  const ownerId = randomUUIDv7();
  await sql`INSERT INTO app_user (id, email, name) VALUES (${ownerId}, 'bench@imah.test', 'Bench')`.execute(db);
  const orgId = await db.transaction().execute(async (trx) => {
    const now = Date.now();
    const { id } = await makeOrganization(trx, { name: 'Bench', kind: 'manager', ownerId, locale: 'id' }, now);
    const address = { street: 'Jalan Ukur 1', city: 'Jakarta', province: 'DKI Jakarta' };
    const draft = { name: 'Menara Ukur', kind: 'apartment', timeZone: 'Asia/Jakarta', address, locale: 'id' } as const;
    const buildingId = await makeBuildingOf(trx, { ...draft, orgId: id, by: { kind: 'user', id: ownerId } }, now);
    await sql`
      INSERT INTO unit (org_id, id, building_id, floor_id, code, kind, area_milli_m2)
      SELECT ${id}, uuidv7(), ${buildingId}, f.id, format('%s-%s', chr(65 + n / 500), lpad((n % 500)::text, 4, '0')), 'residential', 36000
      FROM generate_series(0, 4999) n, section s JOIN floor f ON f.org_id = s.org_id AND f.section_id = s.id
      WHERE s.building_id = ${buildingId}`.execute(trx);
    await sql`
      INSERT INTO person (org_id, id, name, phone, email)
      SELECT ${id}, uuidv7(), format('%s %s', (ARRAY['Sari','Budi','Dewi','Agus','Rina','Tono','Wati','Joko'])[1 + n % 8],
        (ARRAY['Wulandari','Santoso','Lestari','Kusuma','Hidayat','Pratama','Nugroho','Siregar','Halim','Wijaya'])[1 + n / 8 % 10]),
        format('+62811%s', lpad(n::text, 6, '0')), format('warga%s@imah.test', n)
      FROM generate_series(0, 1999) n`.execute(trx);
    await sql`
      INSERT INTO occupancy (org_id, id, unit_id, person_id, role, is_billing_party, period)
      SELECT u.org_id, uuidv7(), u.id, p.id, 'tenant', true, '[2026-01-01,)'
      FROM (SELECT *, row_number() OVER (ORDER BY id) AS n FROM unit) u
      JOIN (SELECT *, row_number() OVER (ORDER BY id) AS n FROM person) p ON p.n = u.n`.execute(trx);
    await addMembers(trx, id, buildingId);
    return id;
  });
  await sql`ANALYZE`.execute(db);
  const token = await createSession(db, ownerId, { ip: '127.0.0.1', userAgent: undefined }, Date.now());
  return { orgId, token };
}

/** Each in one of the default groups but the owners', every second one with a session. */
async function addMembers(trx: Transaction<Database>, orgId: string, buildingId: string): Promise<void> {
  await sql`
    WITH made AS (
      INSERT INTO app_user (id, email, name)
      SELECT uuidv7(), format('anggota%s@imah.test', n), format('%s %s', (ARRAY['Sari','Budi','Dewi','Agus'])[1 + n % 4],
        (ARRAY['Wulandari','Santoso','Lestari','Kusuma','Hidayat'])[1 + n / 4 % 5])
      FROM generate_series(1, 2000) n RETURNING id
    ), numbered AS (SELECT id, row_number() OVER (ORDER BY id) AS n FROM made), signed_in AS (
      INSERT INTO session (id, user_id, token_hash, expires_at)
      SELECT uuidv7(), id, sha256(id::text::bytea), now() + interval '2 hours' FROM numbered WHERE n % 2 = 0
    ), members AS (
      INSERT INTO membership (org_id, id, user_id, all_buildings, building_ids)
      SELECT ${orgId}, uuidv7(), id, n % 3 = 0, CASE WHEN n % 3 = 0 THEN '{}' ELSE ARRAY[${buildingId}::uuid] END FROM numbered
      RETURNING id
    ), groups AS (
      SELECT id, row_number() OVER (ORDER BY id) AS n, count(*) OVER () AS all FROM member_group
      WHERE org_id = ${orgId} AND default_key <> 'owner'
    )
    INSERT INTO membership_group (org_id, membership_id, group_id)
    SELECT ${orgId}, m.id, g.id FROM (SELECT id, row_number() OVER (ORDER BY id) AS n FROM members) m
    JOIN groups g ON g.n = 1 + m.n % g.all`.execute(trx);
}
