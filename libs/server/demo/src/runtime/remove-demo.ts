import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { DeviceIdentity } from '@imah/server-platform/live';
import { errorCode } from '@imah/server-platform/system';

/** Kept for the installation: the demonstration was taken away, and a next start must not bring it back. */
const removedMark = 'demo-removed';

export async function isDemoRemoved(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql`SELECT 1 FROM installation_secret WHERE name = ${removedMark}`.execute(db);
  return rows.length > 0;
}

export interface RemovedDemo {
  readonly userIds: readonly string[];
  readonly devices: readonly DeviceIdentity[];
}

/**
 * Deletes every organisation, account, device and value of the demonstration, and remembers it. All or nothing. What its
 * simulated devices write meanwhile can cross its way: then it begins again.
 */
export async function removeDemo(db: Kysely<Database>, now: number): Promise<RemovedDemo> {
  for (let attempt = 1; attempt < attempts; attempt += 1) {
    try {
      return await removeAtOnce(db, now);
    } catch (error) {
      if (!isDeadlock(error)) throw error;
    }
  }
  return removeAtOnce(db, now);
}

const attempts = 10;

function isDeadlock(error: unknown): boolean {
  return errorCode(error) === '40P01';
}

function removeAtOnce(db: Kysely<Database>, now: number): Promise<RemovedDemo> {
  return db.transaction().execute(async (trx) => {
    // Months of values of many devices take longer than a call's statement may.
    await sql`SET LOCAL statement_timeout = '10min'`.execute(trx);
    await sql`
      INSERT INTO installation_secret (name, value) VALUES (${removedMark}, ${Buffer.from(new Date(now).toISOString())})
      ON CONFLICT (name) DO NOTHING`.execute(trx);
    const { rows: devices } = await sql<{ orgId: string; buildingId: string; deviceId: string }>`
      SELECT d.org_id AS "orgId", d.building_id AS "buildingId", d.id AS "deviceId"
      FROM device d JOIN organization o ON o.id = d.org_id WHERE o.is_demo ORDER BY d.id FOR UPDATE OF d`.execute(trx);

    // Telemetry has no foreign keys, so that a partition can be dropped; membership groups hold on to their groups.
    const isDemo = sql`org_id IN (SELECT id FROM organization WHERE is_demo)`;
    for (const table of [
      'telemetry_dirty',
      'telemetry_raw',
      'telemetry_rollup',
      'device_command',
      'membership_group',
    ] as const) {
      await sql`DELETE FROM ${sql.table(table)} WHERE ${isDemo}`.execute(trx);
    }
    await sql`DELETE FROM organization WHERE is_demo`.execute(trx);
    // A demo account may have asked a device of a real organisation for something: the record stays, so does its name.
    const { rows: kept } = await sql<{ id: string }>`
      UPDATE app_user u SET status = 'deleted', password_hash = NULL, is_demo = false
      WHERE u.is_demo AND EXISTS (SELECT 1 FROM device_command c WHERE c.requested_by = u.id) RETURNING id`.execute(
      trx,
    );
    await sql`DELETE FROM session WHERE user_id = ANY(${kept.map(({ id }) => id)}::uuid[])`.execute(trx);
    const { rows: deleted } = await sql<{ id: string }>`DELETE FROM app_user WHERE is_demo RETURNING id`.execute(trx);
    return {
      userIds: [...kept, ...deleted].map(({ id }) => id),
      devices: devices.map((device) => ({ kind: 'device', ...device })),
    };
  });
}
