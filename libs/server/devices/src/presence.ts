import { presencePacket } from '@imah/contract/mqtt';
import { type Kysely, sql } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import { deviceTypes } from './device-types.ts';

/** How often silence is looked for, in milliseconds. */
export const silenceCheckMs = 10_000;

/** What a device, or its last will, says of itself; null for what is no presence. */
export function readPresence(payload: Buffer): { readonly online: boolean } | null {
  try {
    const result = presencePacket.safeParse(JSON.parse(payload.toString('utf8')));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/**
 * Marks one device as offline; false when it was not online, or has spoken since `heardAt`: to another process, for this
 * one has heard nothing of it after that. In milliseconds since 1970 UTC.
 */
export async function markOffline(db: Kysely<Database>, deviceId: string, heardAt: number): Promise<boolean> {
  const { rows } = await sql`
    UPDATE device SET online = false
    WHERE id = ${deviceId} AND online AND coalesce(last_seen_at <= ${new Date(heardAt)}, true) RETURNING id`.execute(
    db,
  );
  return rows.length > 0;
}

/**
 * Marks as offline what has been silent for longer than its type may be. Returns the ids. Nobody could
 * speak before the server listened at `listeningSince`, so that silence does not count.
 */
export async function markSilent(
  db: Kysely<Database>,
  now: number,
  listeningSince: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    UPDATE device d SET online = false
    FROM (
      SELECT * FROM unnest(${deviceTypes.map(({ key }) => key)}::text[], ${deviceTypes.map(({ offlineAfterSec }) => offlineAfterSec)}::integer[])
      UNION ALL SELECT id::text, offline_after_sec FROM device_type
    ) AS t(key, seconds)
    WHERE d.type_key = t.key AND d.online
      AND greatest(d.last_seen_at, ${new Date(listeningSince)}) < ${new Date(now)}::timestamptz - t.seconds * interval '1 second'
    RETURNING d.id`.execute(db);
  return rows.map(({ id }) => id);
}
