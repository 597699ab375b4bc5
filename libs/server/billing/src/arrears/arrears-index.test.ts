import type { TestApp } from '@imah/server-platform/testing';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '@imah/server-platform/database/schema';
import { arrearsCalls } from '../testing/arrears-calls.ts';
import { type Scan, scansOf } from '../testing/scans.ts';
import { createTestApp } from '../testing/test-app.ts';
import { pageOfArrears } from './list-arrears.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

/** Bills of a thousand units, which nobody has paid. Written past the triggers: they are not what is looked at. */
async function fill(trx: Kysely<Database>, orgId: string): Promise<void> {
  await sql`ALTER TABLE bill DISABLE TRIGGER USER`.execute(trx);
  await sql`ALTER TABLE bill DROP CONSTRAINT bill_org_id_run_id_unit_id_person_id_key`.execute(trx);
  await sql`
    INSERT INTO bill (org_id, id, run_id, building_id, unit_id, person_id, building_name, unit_code, person_name, total, year, count)
    SELECT b.org_id, uuidv7(), b.run_id, b.building_id, b.unit_id, b.person_id, 'X', 'U-' || lpad((n % 1000)::text, 4, '0'),
      b.person_name, 648000, 2025, n
    FROM (SELECT * FROM bill WHERE org_id = ${orgId} AND count IS NOT NULL LIMIT 1) b, generate_series(1, 10000) n`.execute(
    trx,
  );
  await sql`ANALYZE bill`.execute(trx);
}

it('a page of arrears reads its own bills by the index and no more, the first as well as one far behind', async () => {
  const { issueDue, place } = await arrearsCalls(test, 'Banyak');
  await issueDue('2026-10', '2026-10-20');
  const where = { ...place, today: '2026-11-21' };
  const rolledBack = new Error('rolled back');
  const pages: Scan[][] = [];
  const filled = test.context.db.transaction().execute(async (trx) => {
    await fill(trx, place.orgId);
    const [{ unit_id: unitId, person_id: personId }] = await trx
      .selectFrom('bill')
      .select(['unit_id', 'person_id'])
      .where('org_id', '=', place.orgId)
      .limit(1)
      .execute()
      .then((rows) => rows as [(typeof rows)[number]]);
    for (const after of [null, { unitCode: 'U-0800', unitId, personId }]) {
      const page = pageOfArrears(trx, where, { search: '', age: undefined, limit: 51 }, after);
      pages.push(await scansOf(page, 'bill'));
    }
    throw rolledBack;
  });
  await expect(filled).rejects.toBe(rolledBack);
  expect(pages.map((scans) => scans.map(({ index }) => index))).toEqual([['bill_in_arrears'], ['bill_in_arrears']]);
  // Ten bills for each of 51 units, and the first of the next unit.
  for (const [scan] of pages) expect(scan?.rows).toBeLessThan(560);
});
