import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { makeOrganization } from '@imah/server-platform/testing';
import { makeBuildingOf } from '@imah/server-buildings/testing';
import type { Database } from '@imah/server-platform/database/schema';
import { createSession } from '@imah/server-platform/sessions';

export interface RunBench {
  readonly buildingId: string;
  /** An open session of the owner. */
  readonly token: string;
}

/** A building of so many units, each with a tenant who pays and three meters that were read at the end of each month. */
export async function fillRunBench(db: Kysely<Database>, units: number): Promise<RunBench> {
  const ownerId = randomUUIDv7();
  await sql`INSERT INTO app_user (id, email, name) VALUES (${ownerId}, 'bench@imah.test', 'Bench')`.execute(db);
  const buildingId = await db.transaction().execute(async (trx) => {
    const now = Date.now();
    const { id: orgId } = await makeOrganization(trx, { name: 'Bench', kind: 'manager', ownerId, locale: 'id' }, now);
    const address = { street: 'Jalan Ukur 1', city: 'Jakarta', province: 'DKI Jakarta' };
    const place = { kind: 'apartment', timeZone: 'Asia/Jakarta', address, locale: 'id', orgId } as const;
    const building = { ...place, name: 'Menara Ukur', by: { kind: 'user', id: ownerId } } as const;
    const id = await makeBuildingOf(trx, building, now);
    await sql`
      INSERT INTO unit (org_id, id, building_id, floor_id, code, kind, area_milli_m2)
      SELECT ${orgId}, uuidv7(), ${id}, f.id, format('A-%s', lpad(n::text, 5, '0')), 'residential', 36000
      FROM generate_series(1, ${units}::integer) n, section s JOIN floor f ON f.org_id = s.org_id AND f.section_id = s.id
      WHERE s.building_id = ${id}`.execute(trx);
    await sql`INSERT INTO person (org_id, id, name) SELECT org_id, id, code FROM unit WHERE org_id = ${orgId}`.execute(
      trx,
    );
    await sql`
      INSERT INTO occupancy (org_id, id, unit_id, person_id, role, period, is_billing_party)
      SELECT org_id, uuidv7(), id, id, 'tenant', '[2026-01-01,)', true FROM unit WHERE org_id = ${orgId}`.execute(trx);
    await sql`
      INSERT INTO meter (org_id, id, building_id, role, unit_id, resource, number, registers, digits, multiplier_e6,
        installed_on, created_at)
      SELECT org_id, uuidv7(), building_id, 'unit', id, resource, code || resource, ARRAY['total'], 6, 1000000,
        '2026-01-01', now()
      FROM unit, unnest(ARRAY['electricity', 'water', 'gas']) resource WHERE org_id = ${orgId}`.execute(trx);
    await sql`
      INSERT INTO meter_reading (org_id, id, meter_id, at, kind, register_values, source, state, created_at)
      SELECT org_id, uuidv7(), id, '2026-01-01'::date + make_interval(months => n),
        CASE WHEN n = 0 THEN 'first' ELSE 'regular' END, ARRAY[n * 20000::bigint], 'staff', 'approved', now()
      FROM meter, generate_series(0, 10) n WHERE org_id = ${orgId}`.execute(trx);
    return id;
  });
  await sql`VACUUM ANALYZE`.execute(db);
  const token = await createSession(db, ownerId, { ip: '127.0.0.1', userAgent: undefined }, Date.now());
  return { buildingId, token };
}
