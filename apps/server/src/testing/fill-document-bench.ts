import { randomUUIDv7 } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { makeOrganization } from '@imah/server-platform/testing';
import { makeBuildingOf } from '@imah/server-buildings/testing';
import type { Database } from '@imah/server-platform/database/schema';
import { createSession } from '@imah/server-platform/sessions';

export interface DocumentBench {
  readonly orgId: string;
  /** One of the bills. */
  readonly billId: string;
  /** An open session of the owner. */
  readonly token: string;
}

/** A run of 200 bills with three charges each, one of them taxed, that was issued. */
export async function fillDocumentBench(db: Kysely<Database>): Promise<DocumentBench> {
  const [ownerId, personId, runId] = [randomUUIDv7(), randomUUIDv7(), randomUUIDv7()];
  await sql`INSERT INTO app_user (id, email, name) VALUES (${ownerId}, 'bench@imah.test', 'Bench')`.execute(db);
  const filled = await db.transaction().execute(async (trx) => {
    const now = Date.now();
    const { id: orgId } = await makeOrganization(trx, { name: 'Bench', kind: 'manager', ownerId, locale: 'id' }, now);
    const address = { street: 'Jalan Ukur 1', city: 'Jakarta', province: 'DKI Jakarta' };
    const place = { kind: 'apartment', timeZone: 'Asia/Jakarta', address, locale: 'id', orgId } as const;
    const building = { ...place, name: 'Menara Ukur', by: { kind: 'user', id: ownerId } } as const;
    const buildingId = await makeBuildingOf(trx, building, now);
    await sql`INSERT INTO person (org_id, id, name) VALUES (${orgId}, ${personId}, 'Siti Aminah')`.execute(trx);
    await sql`
      INSERT INTO unit (org_id, id, building_id, floor_id, code, kind, area_milli_m2)
      SELECT ${orgId}, uuidv7(), ${buildingId}, f.id, format('A-%s', lpad(n::text, 4, '0')), 'residential', 36000
      FROM generate_series(1, 200) n, section s JOIN floor f ON f.org_id = s.org_id AND f.section_id = s.id
      WHERE s.building_id = ${buildingId}`.execute(trx);
    await sql`INSERT INTO billing_run (org_id, id, building_id, period, due_on, created_at)
      VALUES (${orgId}, ${runId}, ${buildingId}, '2026-11', '2026-11-20', now())`.execute(trx);
    await sql`
      INSERT INTO bill (org_id, id, run_id, building_id, unit_id, person_id, building_name, unit_code, person_name, total, year, count)
      SELECT ${orgId}, uuidv7(), ${runId}, ${buildingId}, u.id, ${personId}, 'Menara Ukur', u.code, 'Siti Aminah', 829280, 2026,
        row_number() OVER (ORDER BY u.code)
      FROM unit u WHERE u.org_id = ${orgId}`.execute(trx);
    await sql`
      INSERT INTO bill_line (org_id, bill_id, position, unit_id, kind, tariff_id, tariff_from, basis, rate_e4, qty_milli,
        days_billed, days_of_month, full_amount, amount, tax_profile, tax_base, tax)
      SELECT ${orgId}, b.id, c.position, b.unit_id, c.kind, uuidv7(), '2026-01-01', c.basis, c.rate_e4, c.qty_milli,
        '[2026-11-01,2026-12-01)', 30, c.amount, c.amount, c.tax_profile, c.tax_base, c.tax
      FROM bill b, (VALUES
        (1, 'service-charge', 'area', 180000000::bigint, 36000, 648000::bigint, 'ppn-other-value', 594000::bigint, 71280::bigint),
        (2, 'sinking-fund', 'area', 20000000, 36000, 72000, 'none', 0, 0),
        (3, 'fixed', 'unit', 380000000, 1000, 38000, 'none', 0, 0)
      ) c (position, kind, basis, rate_e4, qty_milli, amount, tax_profile, tax_base, tax)
      WHERE b.org_id = ${orgId}`.execute(trx);
    await sql`UPDATE billing_run SET state = 'issued', issued_at = now() WHERE org_id = ${orgId}`.execute(trx);
    const { id: billId } = await trx
      .selectFrom('bill')
      .select('id')
      .where('org_id', '=', orgId)
      .limit(1)
      .executeTakeFirstOrThrow();
    return { orgId, billId };
  });
  await sql`VACUUM ANALYZE`.execute(db);
  return { ...filled, token: await createSession(db, ownerId, { ip: '127.0.0.1', userAgent: undefined }, Date.now()) };
}
