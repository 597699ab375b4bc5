import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { maintainPartitions } from '../telemetry/partitions.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { loadDemo } from './load-demo.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await maintainPartitions(database.db, now);
});
afterAll(() => database.dispose());

const now = Date.UTC(2026, 10, 21, 3, 12);
const load = () => loadDemo({ db: database.db, log: pino({ level: 'silent' }), now: () => now });
const count = async (query: ReturnType<typeof sql>) => (await query.execute(database.db)).rows;

describe('loadDemo', () => {
  it('writes everything once, however often it is called', async () => {
    const first = await load();
    const counts = sql`SELECT (SELECT count(*) FROM app_user) AS users, (SELECT count(*) FROM organization) AS organizations,
      (SELECT count(*) FROM building) AS buildings, (SELECT count(*) FROM device) AS devices,
      (SELECT count(*) FROM telemetry_rollup) AS rollups, (SELECT count(*) FROM telemetry_raw) AS raw`;
    const written = await count(counts);

    expect(await load()).toEqual(first);
    expect(await count(counts)).toEqual(written);
  });
});
