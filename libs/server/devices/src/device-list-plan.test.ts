import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makePlace, type TestApp, type TestPlace } from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { devicesQuery } from './read-devices.ts';

let test: TestApp;
let place: TestPlace;
beforeAll(async () => {
  test = await createTestApp();
  place = await makePlace(test, 'Menara');
});
afterAll(() => test.close());

describe('a building with 5,000 devices', () => {
  it('is read page by page by its own index, with no scan of devices or of what they said', async () => {
    const { db } = test.context;
    const { orgId, buildingId } = place;
    await sql`
      INSERT INTO device (org_id, id, building_id, type_key, name)
      SELECT ${orgId}, gen_random_uuid(), ${buildingId}, 'pump', 'Pompa ' || n FROM generate_series(1, 5000) n`.execute(
      db,
    );
    await sql`
      INSERT INTO telemetry_latest (org_id, device_id, key, ts, num)
      SELECT d.org_id, d.id, k, now(), 1 FROM device d, unnest(ARRAY['pressure', 'power']) k`.execute(db);
    await sql`ANALYZE device, telemetry_latest`.execute(db);
    const page = sql`d.org_id = ${orgId} AND d.building_id = ${buildingId} AND d.archived_at IS NULL
      AND (d.name, d.id) > (${'Pompa 25'}, ${'00000000-0000-7000-8000-000000000000'}::uuid)`;

    const { rows } = await sql`EXPLAIN ${devicesQuery(page, 51)}`.execute(db);
    const plan = rows.map((row) => Object.values(row as object).join('')).join('\n');

    expect(plan).toContain('using device_by_building on device d');
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  });
});
