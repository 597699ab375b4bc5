import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { createOrganization } from '../access/create-organization.ts';
import { createBuilding } from '../buildings/create-building.ts';
import type { Database } from '../database/schema.ts';
import { createSession } from '../identity/sessions.ts';

/** An organisation with 5,000 units and 2,000 people; returns an open session of its owner. */
export async function fillSearchBench(db: Kysely<Database>): Promise<string> {
  const ownerId = randomUUIDv7();
  await sql`INSERT INTO app_user (id, email, name) VALUES (${ownerId}, 'bench@imah.test', 'Bench')`.execute(db);
  await db.transaction().execute(async (trx) => {
    const now = Date.now();
    const { id: orgId } = await createOrganization(trx, { name: 'Bench', kind: 'manager', ownerId, locale: 'id' }, now);
    const address = { street: 'Jalan Ukur 1', city: 'Jakarta', province: 'DKI Jakarta' };
    const draft = { name: 'Menara Ukur', kind: 'apartment', timeZone: 'Asia/Jakarta', address, locale: 'id' } as const;
    const buildingId = await createBuilding(trx, { ...draft, orgId, by: { kind: 'user', id: ownerId } }, now);
    await sql`
      INSERT INTO unit (org_id, id, building_id, floor_id, code, kind, area_milli_m2)
      SELECT ${orgId}, uuidv7(), ${buildingId}, f.id, format('%s-%s', chr(65 + n / 500), lpad((n % 500)::text, 4, '0')), 'residential', 36000
      FROM generate_series(0, 4999) n, section s JOIN floor f ON f.org_id = s.org_id AND f.section_id = s.id
      WHERE s.building_id = ${buildingId}`.execute(trx);
    await sql`
      INSERT INTO person (org_id, id, name, phone, email)
      SELECT ${orgId}, uuidv7(), format('%s %s', (ARRAY['Sari','Budi','Dewi','Agus','Rina','Tono','Wati','Joko'])[1 + n % 8],
        (ARRAY['Wulandari','Santoso','Lestari','Kusuma','Hidayat','Pratama','Nugroho','Siregar','Halim','Wijaya'])[1 + n / 8 % 10]),
        format('+62811%s', lpad(n::text, 6, '0')), format('warga%s@imah.test', n)
      FROM generate_series(0, 1999) n`.execute(trx);
    await sql`
      INSERT INTO occupancy (org_id, id, unit_id, person_id, role, is_billing_party, period)
      SELECT u.org_id, uuidv7(), u.id, p.id, 'tenant', true, '[2026-01-01,)'
      FROM (SELECT *, row_number() OVER (ORDER BY id) AS n FROM unit) u
      JOIN (SELECT *, row_number() OVER (ORDER BY id) AS n FROM person) p ON p.n = u.n`.execute(trx);
  });
  await sql`ANALYZE`.execute(db);
  return createSession(db, ownerId, { ip: '127.0.0.1', userAgent: undefined }, Date.now());
}
