import { instantOf } from '@imah/server-platform/database';
import type { OfflineDevice } from '@imah/contract/today';
import { sql } from 'kysely';
import { visibleDevices } from '../portfolio/list-devices.ts';
import { isIn, type TodaySource, untimed } from './today-source.ts';

/** Devices that have fallen silent, the latest first. */
export const offlineToday: TodaySource = async (ask, limit) => {
  const { db, actor } = ask;
  const { rows } = await sql<{ device: OfflineDevice; total: number }>`
    SELECT json_build_object(
      'id', d.id, 'name', d.name, 'typeKey', d.type_key, 'buildingId', b.id, 'buildingName', b.name, 'timeZone', b.time_zone,
      'lastSeenAt', ${instantOf('d.last_seen_at')}
    ) AS device, (count(*) OVER ())::integer AS total
    FROM ${visibleDevices(actor)}
    WHERE d.enabled AND NOT d.online AND ${isIn(ask, 'b.id')}
    ORDER BY d.last_seen_at DESC NULLS LAST, d.id
    LIMIT ${limit}`.execute(db);
  return {
    total: rows[0]?.total ?? 0,
    items: rows.map(({ device }) => ({ until: untimed, item: { kind: 'device-offline', device } })),
  };
};
