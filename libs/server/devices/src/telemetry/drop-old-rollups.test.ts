import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@imah/server-platform/testing';
import { dropOldRollups } from './drop-old-rollups.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 21);
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());

it('keeps 5 minutes for 90 days, hours for 3 years and days for ever', async () => {
  for (const level of ['5m', '1h', '1d']) {
    for (const days of [90, 91, 3 * 365, 3 * 365 + 1]) {
      await sql`
        INSERT INTO telemetry_rollup (org_id, device_id, key, level, bucket, min, max, sum, count, first, last)
        VALUES (gen_random_uuid(), gen_random_uuid(), 'flow', ${level}, ${new Date(now - days * day)}, 0, 0, 0, 1, 0, 0)`.execute(
        database.db,
      );
    }
  }

  await dropOldRollups(database.db, now);

  const { rows } = await sql`SELECT level, count(*) FROM telemetry_rollup GROUP BY level ORDER BY level`.execute(
    database.db,
  );
  expect(rows).toEqual([
    { level: '1d', count: 4 },
    { level: '1h', count: 3 },
    { level: '5m', count: 1 },
  ]);
});
