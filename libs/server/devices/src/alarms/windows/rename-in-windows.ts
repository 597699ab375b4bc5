import { buildingTopic } from '@imah/contract/mqtt/words';
import { sql, type Transaction } from 'kysely';
import type { Effect } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';

interface Renaming {
  readonly orgId: string;
  readonly buildingId: string;
  readonly deviceId: string;
}

/** Puts another device in the place of one in the maintenance windows that name it and are not over: the work there goes on. */
export async function renameInWindows(
  trx: Transaction<Database>,
  { orgId, buildingId, deviceId }: Renaming,
  { to, now }: { readonly to: string; readonly now: number },
): Promise<Effect[]> {
  const at = new Date(now);
  const { rows } = await sql<{ readonly id: string }>`
    UPDATE alarm_window SET place_ids = CASE WHEN ${to}::uuid = ANY(place_ids) THEN array_remove(place_ids, ${deviceId}::uuid)
      ELSE array_replace(place_ids, ${deviceId}::uuid, ${to}::uuid) END
    WHERE org_id = ${orgId} AND building_id = ${buildingId} AND scope = 'devices' AND ${deviceId}::uuid = ANY(place_ids)
      AND ended_at IS NULL AND (rhythm = 'weekly' OR ends_at > ${at})
    RETURNING id`.execute(trx);
  return rows.map(({ id }) => ({
    kind: 'publish',
    topic: buildingTopic({ orgId, buildingId }, 'ev'),
    packet: { entity: 'alarm-window', id, version: 1, op: 'updated', at: at.toISOString() },
  }));
}
