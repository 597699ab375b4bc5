import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

const dayMs = 86_400_000;

/** How long each level is kept; days are kept for ever. */
const rollupRetentionMs = { '5m': 90 * dayMs, '1h': 3 * 365 * dayMs } as const;

/** Deletes the rollups whose time is over. */
export async function dropOldRollups(db: Kysely<Database>, now: number): Promise<void> {
  for (const [level, keptMs] of Object.entries(rollupRetentionMs)) {
    await sql`DELETE FROM telemetry_rollup WHERE level = ${level} AND bucket < ${new Date(now - keptMs)}`.execute(db);
  }
}
