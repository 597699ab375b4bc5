import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { rawRetentionMs } from './read-packet.ts';

const dayMs = 86_400_000;
/** Days made ahead: a server that sleeps over a weekend still finds its partitions. */
const daysAhead = 3;
/** What a demonstration or a late device brings. */
const daysBehind = 1;
// Any constant: one process at a time makes or drops partitions.
const lockKey = 5_301;

/** One partition a UTC day, made ahead; those whose last row is older than the retention are dropped. */
export async function maintainPartitions(db: Kysely<Database>, now: number): Promise<void> {
  const today = Math.floor(now / dayMs) * dayMs;
  await db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(${lockKey})`.execute(trx);
    const existing = await readPartitions(trx);
    for (let day = -daysBehind; day <= daysAhead; day += 1) {
      const from = today + day * dayMs;
      if (!existing.has(nameOf(from))) await makePartition(trx, from);
    }
    for (const [name, from] of existing) {
      if (from + dayMs <= now - rawRetentionMs) await sql`DROP TABLE ${sql.table(name)}`.execute(trx);
    }
    await sql`DELETE FROM telemetry_raw_default WHERE ts < ${new Date(now - rawRetentionMs)}`.execute(trx);
  });
}

async function makePartition(trx: Kysely<Database>, from: number): Promise<void> {
  const bounds = sql`${sql.lit(new Date(from).toISOString())}`;
  const end = sql`${sql.lit(new Date(from + dayMs).toISOString())}`;
  const name = sql.table(nameOf(from));
  await sql`CREATE TABLE ${name} (LIKE telemetry_raw INCLUDING ALL)`.execute(trx);
  // Rows that came before their partition wait in the default one, which must be empty of them.
  await sql`WITH moved AS (DELETE FROM telemetry_raw_default WHERE ts >= ${bounds} AND ts < ${end} RETURNING *)
    INSERT INTO ${name} SELECT * FROM moved`.execute(trx);
  await sql`ALTER TABLE telemetry_raw ATTACH PARTITION ${name} FOR VALUES FROM (${bounds}) TO (${end})`.execute(trx);
}

/** Name and first millisecond of each day that has a partition. */
async function readPartitions(trx: Kysely<Database>): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ name: string }>`
    SELECT c.relname AS name FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'telemetry_raw'::regclass AND c.relname ~ '^telemetry_raw_\\d{8}$'`.execute(trx);
  return new Map(
    rows.map(({ name }) => [name, Date.parse(name.slice(-8).replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3T00:00:00Z'))]),
  );
}

function nameOf(from: number): string {
  return `telemetry_raw_${new Date(from).toISOString().slice(0, 10).replaceAll('-', '')}`;
}
