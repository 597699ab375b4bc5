import type { CommandPacket } from '@imah/contract/mqtt';
import { deviceTopic } from '@imah/contract/mqtt/words';
import { type RawBuilder, sql } from 'kysely';
import type { CommandPorts } from '@imah/server-platform/command';
import { moveAndTell } from './move-command.ts';
import { rawCommandOf } from './onboarding/raw-command.ts';

type Ports = CommandPorts;

/** After this time, in milliseconds, whoever wrote a command down as sent has had the time to hand it over. */
const patienceMs = 2_000;

interface HandedOver extends Pick<CommandPacket, 'id' | 'method' | 'params'> {
  readonly orgId: string;
  readonly buildingId: string;
  readonly deviceId: string;
  readonly expiresAt: Date;
  readonly metric: string | null;
}

/**
 * Publishes the commands that `condition` names (row `c`) and that are written down as sent, each once: it is stamped
 * before it leaves, for a door must not open twice. Returns how many.
 */
export async function handOverCommands(ports: Ports, condition: RawBuilder<unknown>): Promise<number> {
  const { db, now } = ports;
  const at = new Date(now());
  const { rows } = await sql<HandedOver>`
    UPDATE device_command c SET published_at = ${at} FROM device d
    WHERE (${condition}) AND c.status = 'sent' AND c.published_at IS NULL AND c.expires_at > ${at}
      AND d.org_id = c.org_id AND d.id = c.device_id
    RETURNING c.id, c.method, c.params, c.expires_at AS "expiresAt", c.org_id AS "orgId", d.building_id AS "buildingId",
      c.device_id AS "deviceId", c.metric`.execute(db);
  for (const { id, method, params, expiresAt, metric, ...device } of rows.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    await handOver(ports, device, { id, method, params, expiresAt: expiresAt.toISOString() }, metric);
  }
  return rows.length;
}

/** In the language of the device; one that it cannot say has failed. */
async function handOver(
  ports: Ports,
  device: Pick<HandedOver, 'orgId' | 'buildingId' | 'deviceId'>,
  packet: CommandPacket,
  metric: string | null,
): Promise<void> {
  const { db, live } = ports;
  const spoken = await rawCommandOf(db, device, { ...packet, metric });
  if (spoken.kind === 'own') return live.publish(deviceTopic(device, 'cmd'), packet);
  if (spoken.command !== null)
    return live.tellRaw(spoken.command.buildingId, spoken.command.topic, spoken.command.text);
  await moveAndTell(ports, device.orgId, sql`c.id = ${packet.id}`, {
    to: 'failed',
    by: { kind: 'system' },
    error: 'its language has no words for this',
  });
}

/** Hands over what a process left that ended after it had written it down. Returns how many. */
export function handOverLeftCommands(context: Ports): Promise<number> {
  return handOverCommands(context, sql`c.sent_at <= ${new Date(context.now() - patienceMs)}`);
}
