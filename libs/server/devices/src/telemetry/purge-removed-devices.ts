import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';

/** Rows that one statement deletes at most, so that none holds up what devices say. */
const batch = 20_000;
const tables = ['telemetry_raw', 'telemetry_rollup', 'telemetry_dirty'] as const;

/** Deletes the values of devices that were removed, a batch of each table a time; returns how many devices are done. */
export async function purgeRemovedDevices(db: Kysely<Database>): Promise<number> {
  const removed = await db
    .selectFrom('removed_device')
    .select(['org_id', 'device_id'])
    .orderBy('removed_at')
    .limit(20)
    .execute();
  let done = 0;
  for (const { org_id, device_id } of removed) {
    let deleted = 0;
    for (const table of tables) {
      const { numAffectedRows = 0n } = await sql`
        DELETE FROM ${sql.table(table)} WHERE (tableoid, ctid) IN (
          SELECT tableoid, ctid FROM ${sql.table(table)}
          WHERE org_id = ${org_id} AND device_id = ${device_id} LIMIT ${batch})`.execute(db);
      deleted += Number(numAffectedRows);
    }
    if (deleted > 0) continue;
    await db.deleteFrom('removed_device').where('org_id', '=', org_id).where('device_id', '=', device_id).execute();
    done += 1;
  }
  return done;
}
