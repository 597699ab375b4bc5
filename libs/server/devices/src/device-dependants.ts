import type { DeviceDependants } from '@imah/contract/devices';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { DeviceKey } from './device-repository.ts';

/** What goes with a device that is removed, and the tickets that stay without it. */
export async function countDependants(db: Kysely<Database>, { orgId, deviceId }: DeviceKey): Promise<DeviceDependants> {
  const count = async (table: 'ticket' | 'alarm' | 'device_command'): Promise<number> => {
    const { rows } = await db
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('rows'))
      .where('org_id', '=', orgId)
      .where('device_id', '=', deviceId)
      .executeTakeFirstOrThrow();
    return rows;
  };
  const { first } = await db
    .selectFrom('telemetry_rollup')
    .select(({ fn }) => fn.min<Date | null>('bucket').as('first'))
    .where('org_id', '=', orgId)
    .where('device_id', '=', deviceId)
    .executeTakeFirstOrThrow();
  const [tickets, alarms, commands] = [await count('ticket'), await count('alarm'), await count('device_command')];
  return { tickets, alarms, commands, valuesSince: first?.toISOString() ?? null };
}
