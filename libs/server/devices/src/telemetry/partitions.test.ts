import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '@imah/server-platform/testing';
import { maintainPartitions } from './partitions.ts';

const day = 86_400_000;
const now = Date.UTC(2026, 10, 21, 3);
let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.dispose());

async function partitions(): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    SELECT c.relname AS name FROM pg_inherits JOIN pg_class c ON c.oid = inhrelid
    WHERE inhparent = 'telemetry_raw'::regclass ORDER BY 1`.execute(database.db);
  return rows.map(({ name }) => name.replace('telemetry_raw_', ''));
}

async function put(ts: number): Promise<void> {
  await sql`INSERT INTO telemetry_raw (org_id, device_id, key, ts, num)
    VALUES (gen_random_uuid(), gen_random_uuid(), 'flow', ${new Date(ts)}, 1)`.execute(database.db);
}

const where = async () =>
  (
    await sql<{ name: string }>`SELECT tableoid::regclass::text AS name FROM telemetry_raw ORDER BY ts`.execute(
      database.db,
    )
  ).rows.map(({ name }) => name.replace('telemetry_raw_', ''));

it('makes days ahead, takes in what came before them, and drops whole days after the retention', async () => {
  await put(now);
  await put(now - 10 * day);
  expect(await where()).toEqual(['default', 'default']);

  await maintainPartitions(database.db, now);
  expect(await partitions()).toEqual(['20261120', '20261121', '20261122', '20261123', '20261124', 'default']);
  expect(await where()).toEqual(['default', '20261121']);

  await Promise.all([maintainPartitions(database.db, now), maintainPartitions(database.db, now)]);
  expect(await partitions()).toHaveLength(6);

  await maintainPartitions(database.db, now + 30 * day);
  expect((await partitions()).slice(0, 2)).toEqual(['20261121', '20261122']);
  // The rest of the day is still within the retention; the row of ten days before is not.
  expect(await where()).toEqual(['20261121']);
  await maintainPartitions(database.db, now + 31 * day);
  expect(await where()).toEqual([]);
});
