import type { MetricValue } from '@imah/contract/devices';
import { type CommandAck, commandAck } from '@imah/contract/mqtt';
import { sql } from 'kysely';
import type { CommandPorts } from '@imah/server-platform/command';
import type { DeviceIdentity } from '@imah/server-platform/live';
import { isObeyed, settleDesired } from './control/desired.ts';
import { moveAndTell } from './move-command.ts';

/** Reads what a device published on `cmd/ack`; null when it is not one. */
export function readAck(payload: Buffer): CommandAck | null {
  const result = commandAck.safeParse(parseJson(payload));
  return result.success ? result.data : null;
}

/** The words of a device as far as the database can keep them. */
const storable = (words: string) => words.toWellFormed().replaceAll('\0', '');

const statusOf = { accepted: 'acknowledged', done: 'succeeded', failed: 'failed' } as const;

/** What the device says of its command. A command of another device, or one that has ended, stays as it is. */
export async function applyAck(context: CommandPorts, device: DeviceIdentity, ack: CommandAck): Promise<void> {
  const own = sql`c.device_id = ${device.deviceId} AND c.id = ${ack.id}`;
  await moveAndTell(context, device.orgId, own, {
    to: statusOf[ack.status],
    by: { kind: 'device', id: device.deviceId },
    ...(ack.status === 'failed' ? { error: storable(ack.error ?? '') } : {}),
  });
}

/** A device that reports what was asked for has obeyed, whether or not it says so. */
export async function applyReport(
  context: CommandPorts,
  device: Pick<DeviceIdentity, 'orgId' | 'deviceId' | 'buildingId'>,
  values: Readonly<Record<string, MetricValue>>,
): Promise<void> {
  const { orgId, deviceId } = device;
  const open = await context.db
    .selectFrom('device_command')
    .select(['id', 'params', 'metric', 'tolerance'])
    .where('org_id', '=', orgId)
    .where('device_id', '=', deviceId)
    .where('status', 'in', ['sent', 'acknowledged'])
    .where('metric', 'in', Object.keys(values))
    .execute();
  const obeyed = open.flatMap(({ id, params, metric, tolerance }) => {
    const reported = metric === null ? undefined : values[metric];
    return reported !== undefined && isObeyed(params.value, reported, tolerance) ? [id] : [];
  });
  const by = { kind: 'device', id: deviceId } as const;
  if (obeyed.length > 0) await moveAndTell(context, orgId, sql`c.id = ANY(${obeyed})`, { to: 'succeeded', by });
  await settleDesired(context, device, values);
}

/** Ends the commands whose time is over. Returns how many. */
export async function expireCommands(context: CommandPorts): Promise<number> {
  const late = sql`c.status IN ('awaiting-approval', 'queued', 'sent', 'acknowledged') AND c.expires_at <= ${new Date(context.now())}`;
  const { rows } = await sql<{ orgId: string }>`
    SELECT DISTINCT c.org_id AS "orgId" FROM device_command c WHERE ${late} ORDER BY 1`.execute(context.db);
  let ended = 0;
  for (const { orgId } of rows)
    ended += await moveAndTell(context, orgId, late, { to: 'expired', by: { kind: 'system' } });
  return ended;
}

function parseJson(payload: Buffer): unknown {
  try {
    return JSON.parse(payload.toString('utf8'));
  } catch {
    return undefined;
  }
}
