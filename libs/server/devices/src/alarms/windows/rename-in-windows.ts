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
  const rows = await trx
    .updateTable('alarm_window')
    .set((eb) => ({
      place_ids: eb
        .case()
        .when(names(to))
        .then(eb.fn<string[]>('array_remove', ['place_ids', eb.cast(eb.val(deviceId), 'uuid')]))
        .else(
          eb.fn<string[]>('array_replace', [
            'place_ids',
            eb.cast(eb.val(deviceId), 'uuid'),
            eb.cast(eb.val(to), 'uuid'),
          ]),
        )
        .end(),
    }))
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .where('scope', '=', 'devices')
    .where(names(deviceId))
    .where('ended_at', 'is', null)
    .where((eb) => eb.or([eb('rhythm', '=', 'weekly'), eb('ends_at', '>', at)]))
    .returning('id')
    .execute();
  return rows.map(({ id }) => ({
    kind: 'publish',
    topic: buildingTopic({ orgId, buildingId }, 'ev'),
    packet: { entity: 'alarm-window', id, version: 1, op: 'updated', at: at.toISOString() },
  }));
}

/** Whether a window names a device. */
const names = (deviceId: string) => sql<boolean>`${deviceId}::uuid = ANY(place_ids)`;
