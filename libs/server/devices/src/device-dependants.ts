import type { DeviceDependants } from '@imah/contract/devices';
import { openTicketStates } from '@imah/contract/tickets/words';
import type { Kysely } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { DeviceKey } from './device-repository.ts';
import { countBehind } from './device-spot.ts';
import { isOnlyOf, rulesNaming } from './rules-of-device.ts';

/** What goes with a device that is removed, the tickets that stay without it, and what keeps it from being removed. */
export async function countDependants(db: Kysely<Database>, key: DeviceKey): Promise<DeviceDependants> {
  const { orgId, deviceId } = key;
  const rowsOf = (table: 'ticket' | 'alarm' | 'device_command' | 'device_credential') =>
    db.selectFrom(table).where('org_id', '=', orgId).where('device_id', '=', deviceId);
  const tickets = await rowsOf('ticket')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(({ fn }) =>
      fn
        .countAll<number>()
        .filterWhere('state', 'in', [...openTicketStates])
        .as('open'),
    )
    .executeTakeFirstOrThrow();
  const alarms = await rowsOf('alarm')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .select(({ fn }) => fn.countAll<number>().filterWhere('active', '=', true).as('open'))
    .executeTakeFirstOrThrow();
  const commands = await rowsOf('device_command')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  const credentials = await rowsOf('device_credential')
    .select(({ fn }) => fn.countAll<number>().as('all'))
    .where('revoked_at', 'is', null)
    .executeTakeFirstOrThrow();
  const { first } = await db
    .selectFrom('telemetry_rollup')
    .select(({ fn }) => fn.min<Date | null>('bucket').as('first'))
    .where('org_id', '=', orgId)
    .where('device_id', '=', deviceId)
    .executeTakeFirstOrThrow();
  const rules = await rulesNaming(db, key).execute();
  const behind = await countBehind(db, key);
  return {
    tickets: tickets.all,
    openTickets: tickets.open,
    alarms: alarms.all,
    openAlarms: alarms.open,
    commands: commands.all,
    credentials: credentials.all,
    rules: rules.map(({ name }) => name),
    behind,
    valuesSince: first?.toISOString() ?? null,
    hindrances: [
      ...(behind > 0 ? (['gateway'] as const) : []),
      ...(rules.some((rule) => isOnlyOf(rule, deviceId)) ? (['rule'] as const) : []),
    ],
  };
}
